import { isObject, type Json, type JsonObject } from '../json.ts';
import type {
  Operation,
  OwnerMark,
  PageMark,
  RecordMark,
  RightsMark,
  UniqueMark,
  UseMark,
} from './shapes.ts';

/** What an operation's marks say, from which checks are derived. */
export const marksOf = (operation: JsonObject): Pick<Operation, Marks> => ({
  record: recordOf(operation['x-record']),
  page: pageOf(operation['x-page']),
  owner: ownerOf(operation['x-owner']),
  uses: [operation['x-in-use'] ?? []].flat().flatMap((use) => useOf(use)),
  unique: uniqueOf(operation['x-unique']),
  givesRights: rightsOf(operation['x-gives-rights']),
});

type Marks = 'record' | 'page' | 'owner' | 'uses' | 'unique' | 'givesRights';

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

function ownerOf(mark: Json | undefined): OwnerMark | null {
  if (mark === true) return { rows: null };
  return isObject(mark) ? { rows: textOf(mark['rows']) } : null;
}

function useOf(mark: Json): UseMark[] {
  if (!isObject(mark)) return [];
  const more = mark['with'];
  const [by, at] = [textOf(mark['by']) ?? '', textOf(mark['at']) ?? ''];
  return [{ by, at, with: isObject(more) ? more : {} }];
}

function uniqueOf(mark: Json | undefined): UniqueMark | null {
  if (!isObject(mark)) return null;
  return {
    id: textOf(mark['id']),
    properties: [mark['properties'] ?? []].flat().flatMap((name) => textOf(name) ?? []),
    update: textOf(mark['update']),
    delete: textOf(mark['delete']),
  };
}

function rightsOf(mark: Json | undefined): RightsMark | null {
  if (!isObject(mark)) return null;
  return {
    roleType: textOf(mark['roleType']),
    roles: textOf(mark['roles']),
    rights: textOf(mark['rights']),
    access: textOf(mark['access']),
    person: textOf(mark['person']),
    employee: textOf(mark['employee']),
    role: textOf(mark['role']),
  };
}

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null;
