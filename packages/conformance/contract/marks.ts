import { isObject, type Json, type JsonObject } from '../json.ts';
import type {
  FileMark,
  KeepMark,
  LifecycleMark,
  NotifyMark,
  Operation,
  OrderMark,
  OwnerMark,
  PageMark,
  ParentMark,
  RecordMark,
  RightsMark,
  Scalar,
  SkipMark,
  TotalMark,
  UniqueMark,
  UseMark,
  ZoneMark,
} from './shapes.ts';

type Marks =
  | 'record'
  | 'page'
  | 'skip'
  | 'orders'
  | 'isToggle'
  | 'isLog'
  | 'lifecycles'
  | 'owner'
  | 'uses'
  | 'keeps'
  | 'unique'
  | 'givesRights'
  | 'parent'
  | 'totals'
  | 'zone'
  | 'notifies'
  | 'file';

/** Parses an operation's marks, from which checks are derived. */
export const parseMarks = (operation: JsonObject): Pick<Operation, Marks> => ({
  record: parseRecordMark(operation['x-record']),
  page: parsePageMark(operation['x-page']),
  skip: parseSkipMark(operation['x-skip']),
  orders: [operation['x-order'] ?? []].flat().filter(isObject).map(parseOrderMark),
  isToggle: operation['x-toggles'] === true,
  isLog: operation['x-log'] === true,
  owner: parseOwnerMark(operation['x-owner']),
  uses: [operation['x-in-use'] ?? []].flat().flatMap((use) => parseUseMarks(use)),
  keeps: parseKeeps(operation['x-keeps']),
  unique: parseUniqueMark(operation['x-unique']),
  givesRights: parseRightsMark(operation['x-gives-rights']),
  lifecycles: [operation['x-lifecycle'] ?? []].flat().filter(isObject).map(parseLifecycleMark),
  parent: parseParentMark(operation['x-parent']),
  totals: [operation['x-total-of'] ?? []].flat().filter(isObject).map(parseTotalMark),
  zone: parseZoneMark(operation['x-time-zone']),
  file: parseFileMark(operation['x-file-of']),
  notifies: [operation['x-notifies'] ?? []].flat().filter(isObject).map(parseNotifyMark),
});

function parseRecordMark(mark: Json | undefined): RecordMark | null {
  if (!isObject(mark)) return null;
  return {
    rows: toText(mark['rows']) ?? '',
    id: toText(mark['id']) ?? 'id',
    create: toText(mark['create']) ?? '',
    update: toText(mark['update']),
    delete: toText(mark['delete']),
    unique: [mark['unique'] ?? []].flat().flatMap((name) => toText(name) ?? []),
    order: toText(mark['order']),
  };
}

function parsePageMark(mark: Json | undefined): PageMark | null {
  if (!isObject(mark)) return null;
  const entries = isObject(mark['columns']) ? mark['columns'] : {};
  const columns = Object.entries(entries).map(([name, property]) => [
    name,
    toText(property) ?? name,
  ]);
  const { filters } = mark;
  return {
    rows: toText(mark['rows']) ?? '',
    total: toText(mark['total']) ?? '',
    id: toText(mark['id']) ?? '',
    columns: Object.fromEntries(columns) as PageMark['columns'],
    filters: Array.isArray(filters)
      ? filters.flatMap((name) => toText(name) ?? [])
      : Object.keys(entries),
  };
}

function parseOrderMark(mark: JsonObject): OrderMark {
  const more = mark['with'];
  return {
    rows: toText(mark['rows']) ?? '',
    by: [mark['by'] ?? []].flat().flatMap((name) => toText(name) ?? []),
    with: isObject(more) ? (more as OrderMark['with']) : null,
  };
}

function parseOwnerMark(mark: Json | undefined): OwnerMark | null {
  if (mark === true) return { rows: null };
  return isObject(mark) ? { rows: toText(mark['rows']) } : null;
}

function parseUseMarks(mark: Json): UseMark[] {
  if (!isObject(mark)) return [];
  const more = mark['with'];
  const [by, at] = [toText(mark['by']) ?? '', toText(mark['at']) ?? ''];
  return [{ by, at, with: isObject(more) ? more : {} }];
}

function parseKeeps(mark: Json | undefined): KeepMark | null {
  if (!isObject(mark)) return null;
  return {
    of: toText(mark['of']) ?? '',
    properties: [mark['properties'] ?? []].flat().flatMap((name) => toText(name) ?? []),
  };
}

function parseUniqueMark(mark: Json | undefined): UniqueMark | null {
  if (!isObject(mark)) return null;
  return {
    id: toText(mark['id']),
    properties: [mark['properties'] ?? []].flat().flatMap((name) => toText(name) ?? []),
    update: toText(mark['update']),
    delete: toText(mark['delete']),
  };
}

function parseRightsMark(mark: Json | undefined): RightsMark | null {
  if (!isObject(mark)) return null;
  return {
    roleType: toText(mark['roleType']),
    roles: toText(mark['roles']),
    rights: toText(mark['rights']),
    access: toText(mark['access']),
    person: toText(mark['person']),
    employee: toText(mark['employee']),
    role: toText(mark['role']),
  };
}

function parseSkipMark(mark: Json | undefined): SkipMark | null {
  if (!isObject(mark)) return null;
  return {
    skip: toText(mark['skip']) ?? 'skip',
    take: toText(mark['take']),
    rows: toText(mark['rows']) ?? '',
    total: toText(mark['total']) ?? 'totalCount',
    with: isObject(mark['with']) ? mark['with'] : {},
    narrows: parseTexts(mark['narrows']),
  };
}

function parseParentMark(mark: Json | undefined): ParentMark | null {
  if (!isObject(mark)) return null;
  return {
    parent: toText(mark['parent']) ?? '',
    example: toText(mark['example']) ?? undefined,
    read: toText(mark['read']) ?? '',
    by: toText(mark['by']) ?? 'id',
  };
}

function parseNotifyMark(mark: JsonObject): NotifyMark {
  const { type, where, read } = mark;
  return {
    type: typeof type === 'number' ? type : 0,
    whom: toText(mark['whom']),
    where: isObject(where) ? where : {},
    read: isObject(read)
      ? {
          operation: toText(read['operation']) ?? '',
          with: parseTexts(read['with']),
          at: toText(read['at']) ?? '',
        }
      : null,
  };
}

function parseFileMark(mark: Json | undefined): FileMark | null {
  if (!isObject(mark)) return null;
  return {
    operation: toText(mark['operation']) ?? '',
    rows: [mark['rows'] ?? []].flat().flatMap((each) => toText(each) ?? []),
    by: toText(mark['by']) ?? '',
  };
}

function parseTotalMark(mark: JsonObject): TotalMark {
  return {
    total: toText(mark['total']) ?? '',
    each: toText(mark['each']),
    operation: toText(mark['operation']),
    rows: toText(mark['rows']) ?? '',
    sum: toText(mark['sum']),
    where: isObject(mark['where']) ? mark['where'] : {},
    with: parseTexts(mark['with']),
  };
}

function parseZoneMark(mark: Json | undefined): ZoneMark | null {
  if (!isObject(mark)) return null;
  return {
    from: toText(mark['from']) ?? '',
    to: toText(mark['to']),
    length: mark['length'] === 'week' ? 'week' : 'day',
    rows: toText(mark['rows']) ?? '',
    id: toText(mark['id']) ?? 'id',
    sum: toText(mark['sum']),
    example: toText(mark['example']) ?? undefined,
  };
}

/** The name of a status property, or one switch per status. */
function shownAs(shows: Json): string | Readonly<Record<string, string>> {
  if (!isObject(shows)) return toText(shows) ?? '';
  const named = Object.entries(shows).map(([status, name]) => [status, toText(name) ?? '']);
  return Object.fromEntries(named) as Record<string, string>;
}

function parseLifecycleMark(mark: JsonObject): LifecycleMark {
  const named = { of: toText(mark['of']) ?? '', id: toText(mark['id']) ?? 'id' };
  const { makes, shows, from, to } = mark;
  if (isScalar(makes)) {
    return { part: 'maker', ...named, makes, responses: toText(mark['answers']) };
  }
  if (shows !== undefined) {
    const entries = Object.entries(isObject(mark['with']) ? mark['with'] : {});
    const given = entries.map(([name, by]) => [name, toText(by) ?? name] as const);
    return { part: 'view', ...named, shows: shownAs(shows), with: Object.fromEntries(given) };
  }
  return {
    part: 'action',
    ...named,
    from: Array.isArray(from) ? from.filter(isScalar) : [],
    to: isScalar(to) ? to : null,
    ends: mark['ends'] === true,
    refused: toStatuses(mark['refused']),
    same: [mark['same'] ?? []].flat().flatMap((name) => toText(name) ?? []),
  };
}

const isScalar = (value: Json | undefined): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The texts of an object by their names. */
const parseTexts = (value: Json | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, text]) => [name, toText(text) ?? '']),
  );

const toText = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** The status codes of rejections: one, multiple, or 400. */
function toStatuses(refused: unknown): number[] {
  const statuses = Array.isArray(refused) ? refused : [refused ?? 400];
  return statuses.filter((status) => typeof status === 'number');
}
