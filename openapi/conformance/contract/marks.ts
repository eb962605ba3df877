import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Operation, PageMark, RecordMark } from './shapes.ts';

/** What an operation's marks say, from which checks are derived. */
export const marksOf = (operation: JsonObject): Pick<Operation, 'record' | 'page'> => ({
  record: recordOf(operation['x-record']),
  page: pageOf(operation['x-page']),
});

function recordOf(mark: Json | undefined): RecordMark | null {
  if (!isObject(mark)) return null;
  return {
    rows: textOf(mark['rows']) ?? '',
    id: textOf(mark['id']) ?? 'id',
    create: textOf(mark['create']) ?? '',
    update: textOf(mark['update']),
    delete: textOf(mark['delete']),
    unique: [mark['unique'] ?? []].flat().flatMap((name) => textOf(name) ?? []),
    order: textOf(mark['order']),
  };
}

function pageOf(mark: Json | undefined): PageMark | null {
  if (!isObject(mark)) return null;
  const told = isObject(mark['columns']) ? mark['columns'] : {};
  const columns = Object.entries(told).map(([name, property]) => [name, textOf(property) ?? name]);
  const { filters } = mark;
  return {
    rows: textOf(mark['rows']) ?? '',
    total: textOf(mark['total']) ?? '',
    id: textOf(mark['id']) ?? '',
    columns: Object.fromEntries(columns) as PageMark['columns'],
    filters: Array.isArray(filters)
      ? filters.flatMap((name) => textOf(name) ?? [])
      : Object.keys(told),
  };
}

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null;
