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

/** What an operation's marks say, from which checks are derived. */
export const marksOf = (operation: JsonObject): Pick<Operation, Marks> => ({
  record: recordOf(operation['x-record']),
  page: pageOf(operation['x-page']),
  skip: skipOf(operation['x-skip']),
  orders: [operation['x-order'] ?? []].flat().filter(isObject).map(orderOf),
  isToggle: operation['x-toggles'] === true,
  owner: ownerOf(operation['x-owner']),
  uses: [operation['x-in-use'] ?? []].flat().flatMap((use) => useOf(use)),
  keeps: parseKeeps(operation['x-keeps']),
  unique: uniqueOf(operation['x-unique']),
  givesRights: rightsOf(operation['x-gives-rights']),
  lifecycles: [operation['x-lifecycle'] ?? []].flat().filter(isObject).map(lifecycleOf),
  parent: parentOf(operation['x-parent']),
  totals: [operation['x-total-of'] ?? []].flat().filter(isObject).map(totalOf),
  zone: zoneOf(operation['x-time-zone']),
  file: fileOf(operation['x-file-of']),
  notifies: [operation['x-notifies'] ?? []].flat().filter(isObject).map(notifyOf),
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
  const entries = isObject(mark['columns']) ? mark['columns'] : {};
  const columns = Object.entries(entries).map(([name, property]) => [name, textOf(property) ?? name]);
  const { filters } = mark;
  return {
    rows: textOf(mark['rows']) ?? '',
    total: textOf(mark['total']) ?? '',
    id: textOf(mark['id']) ?? '',
    columns: Object.fromEntries(columns) as PageMark['columns'],
    filters: Array.isArray(filters)
      ? filters.flatMap((name) => textOf(name) ?? [])
      : Object.keys(entries),
  };
}

function orderOf(mark: JsonObject): OrderMark {
  const more = mark['with'];
  return {
    rows: textOf(mark['rows']) ?? '',
    by: [mark['by'] ?? []].flat().flatMap((name) => textOf(name) ?? []),
    with: isObject(more) ? (more as OrderMark['with']) : null,
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

function parseKeeps(mark: Json | undefined): KeepMark | null {
  if (!isObject(mark)) return null;
  return {
    of: textOf(mark['of']) ?? '',
    properties: [mark['properties'] ?? []].flat().flatMap((name) => textOf(name) ?? []),
  };
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

function skipOf(mark: Json | undefined): SkipMark | null {
  if (!isObject(mark)) return null;
  return {
    skip: textOf(mark['skip']) ?? 'skip',
    take: textOf(mark['take']),
    rows: textOf(mark['rows']) ?? '',
    total: textOf(mark['total']) ?? 'totalCount',
    with: isObject(mark['with']) ? mark['with'] : {},
    narrows: textsOf(mark['narrows']),
  };
}

function parentOf(mark: Json | undefined): ParentMark | null {
  if (!isObject(mark)) return null;
  return {
    parent: textOf(mark['parent']) ?? '',
    example: textOf(mark['example']) ?? undefined,
    read: textOf(mark['read']) ?? '',
    by: textOf(mark['by']) ?? 'id',
  };
}

function notifyOf(mark: JsonObject): NotifyMark {
  const { type, where, read } = mark;
  return {
    type: typeof type === 'number' ? type : 0,
    whom: textOf(mark['whom']),
    where: isObject(where) ? where : {},
    read: isObject(read)
      ? {
          operation: textOf(read['operation']) ?? '',
          with: textsOf(read['with']),
          at: textOf(read['at']) ?? '',
        }
      : null,
  };
}

function fileOf(mark: Json | undefined): FileMark | null {
  if (!isObject(mark)) return null;
  return {
    operation: textOf(mark['operation']) ?? '',
    rows: [mark['rows'] ?? []].flat().flatMap((each) => textOf(each) ?? []),
    by: textOf(mark['by']) ?? '',
  };
}

function totalOf(mark: JsonObject): TotalMark {
  return {
    total: textOf(mark['total']) ?? '',
    each: textOf(mark['each']),
    operation: textOf(mark['operation']),
    rows: textOf(mark['rows']) ?? '',
    sum: textOf(mark['sum']),
    where: isObject(mark['where']) ? mark['where'] : {},
    with: textsOf(mark['with']),
  };
}

function zoneOf(mark: Json | undefined): ZoneMark | null {
  if (!isObject(mark)) return null;
  return {
    from: textOf(mark['from']) ?? '',
    to: textOf(mark['to']),
    length: mark['length'] === 'week' ? 'week' : 'day',
    rows: textOf(mark['rows']) ?? '',
    id: textOf(mark['id']) ?? 'id',
    sum: textOf(mark['sum']),
    example: textOf(mark['example']) ?? undefined,
  };
}

/** The name of a status, or the switches that stand for several. */
function shownAs(shows: Json): string | Readonly<Record<string, string>> {
  if (!isObject(shows)) return textOf(shows) ?? '';
  const named = Object.entries(shows).map(([status, name]) => [status, textOf(name) ?? '']);
  return Object.fromEntries(named) as Record<string, string>;
}

function lifecycleOf(mark: JsonObject): LifecycleMark {
  const named = { of: textOf(mark['of']) ?? '', id: textOf(mark['id']) ?? 'id' };
  const { makes, shows, from, to } = mark;
  if (isScalar(makes)) {
    return { part: 'maker', ...named, makes, answers: textOf(mark['answers']) };
  }
  if (shows !== undefined) {
    const entries = Object.entries(isObject(mark['with']) ? mark['with'] : {});
    const given = entries.map(([name, by]) => [name, textOf(by) ?? name] as const);
    return { part: 'view', ...named, shows: shownAs(shows), with: Object.fromEntries(given) };
  }
  return {
    part: 'action',
    ...named,
    from: Array.isArray(from) ? from.filter(isScalar) : [],
    to: isScalar(to) ? to : null,
    ends: mark['ends'] === true,
    refused: typeof mark['refused'] === 'number' ? mark['refused'] : 400,
    same: [mark['same'] ?? []].flat().flatMap((name) => textOf(name) ?? []),
  };
}

const isScalar = (value: Json | undefined): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The texts of an object by their names. */
const textsOf = (value: Json | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, text]) => [name, textOf(text) ?? '']),
  );

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null;
