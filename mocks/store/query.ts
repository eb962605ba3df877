/**
 * Defines the meaning of a query over plain records: every adapter must return the same as these
 * functions.
 */
import {
  getOrderKey,
  getSearchText,
  getType,
  getValueType,
  readField,
  type Fields,
} from './fields.ts';
import { normalizeName } from './normalize-name.ts';
import type {
  Condition,
  Contains,
  Entity,
  Excluded,
  Field,
  FieldType,
  Group,
  Grouping,
  Index,
  Order,
  Page,
  Query,
  Range,
  Scalar,
  Searched,
} from './store.ts';

/** A query's condition on one field. */
export type FieldCondition = Scalar | Range<Scalar> | readonly Scalar[] | Excluded<Scalar>;

/** The defined conditions, by field. */
export function listConditions(where: object | undefined): [field: string, FieldCondition][] {
  return Object.entries(where ?? {}).filter(([, condition]) => condition !== undefined);
}

export const isRange = (condition: FieldCondition): condition is Range<Scalar> =>
  isObject(condition) && !('not' in condition);

export const isExcluded = (condition: FieldCondition): condition is Excluded<Scalar> =>
  isObject(condition) && 'not' in condition;

const isObject = (condition: FieldCondition): condition is Range<Scalar> | Excluded<Scalar> =>
  typeof condition === 'object' && condition !== null && !Array.isArray(condition);

/** The records that match all conditions; they must never change. */
export function matching<R extends Entity>(
  records: readonly R[],
  { where, contains = [] }: Condition<R>,
  fields: Fields,
): R[] {
  const tests = [...listWhereTests(where, fields), ...contains.map(toContainsTest(fields))];
  if (tests.length === 0) return [...records];
  return records.filter((record) => tests.every((isFound) => isFound(record)));
}

function listWhereTests(where: object | undefined, fields: Fields) {
  return listConditions(where).map(([field, condition]) => {
    getValueType(fields, field);
    const isMet = toValueTest(condition);
    return (record: Entity) => isMet(readField(record, field));
  });
}

function toValueTest(condition: FieldCondition): (value: Scalar) => boolean {
  if (isRange(condition)) return (value) => isWithin(value, condition);
  if (condition === null || typeof condition !== 'object') return (value) => value === condition;
  const isListed = !isExcluded(condition);
  const values = new Set(isListed ? condition : condition.not);
  return (value) => values.has(value) === isListed;
}

function isWithin(value: Scalar, { from, below }: Range<Scalar>): boolean {
  if (value === null) return false;
  return (from === undefined || value >= from) && (below === undefined || value < below);
}

const toContainsTest =
  (types: Fields) =>
  <R extends Entity>({ fields, text }: Contains<R>): ((record: R) => boolean) => {
    for (const field of fields) requireName(types, field);
    const part = normalizeName(text);
    return (record) => fields.some((field) => getSearchText(record, field).includes(part));
  };

/** Throws RangeError for a field that is no name. */
export function requireName(types: Fields, field: string): void {
  const type = getType(types, field);
  if (type !== 'name' && type !== 'search')
    throw new RangeError(`Only names can be searched, but ${field} is none.`);
}

/** Orders values of one type: null first, texts by code unit, false before true. */
export function compare(a: Scalar, b: Scalar): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

const byId = (a: Entity, b: Entity): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Compares records by a field; ties break by id, which ascends in both directions. */
export function comparing(
  field: string,
  type: FieldType,
  sign: 1 | -1 = 1,
): (a: Entity, b: Entity) => number {
  return (a, b) =>
    sign * compare(getOrderKey(a, field, type), getOrderKey(b, field, type)) || byId(a, b);
}

/** A new list in the requested order, by id without one. */
export function sorted<R extends Entity>(
  records: readonly R[],
  order: Order<R> | undefined,
  fields: Fields,
): R[] {
  if (!order) return records.toSorted(byId);
  const sign = order.direction === 'descending' ? -1 : 1;
  return records.toSorted(comparing(order.by, getValueType(fields, order.by), sign));
}

/** The page of a list. */
export function paged<R>(records: readonly R[], { offset = 0, limit }: Query<R>): R[] {
  return records.slice(offset, limit === undefined ? undefined : offset + limit);
}

/**
 * The number of records of an exact and ordered plan up to the end of the page; infinite if the
 * plan finds too many records or in another order, so that all of them are needed.
 */
export function countNeeded<R>(query: Query<R>, { index, isExact, parts }: Plan<R>): number {
  const isOrdered =
    parts.length === 1 && query.order !== undefined && query.order.by === getOrderField(index);
  if (!isExact || !isOrdered || query.limit === undefined) return Number.POSITIVE_INFINITY;
  return (query.offset ?? 0) + query.limit;
}

/** The field by which an index orders its records. */
export const getOrderField = <R>(index: Index<R>): string => index.at(-1) ?? index[0];

/** Runs a query on candidates that include all matching records. */
export function runQuery<R extends Entity>(
  candidates: readonly R[],
  query: Query<R>,
  fields: Fields,
): R[] {
  return paged(sorted(matching(candidates, query, fields), query.order, fields), query);
}

/** The page of a query on candidates that include all matching records. */
export function runPage<R extends Entity>(
  candidates: readonly R[],
  query: Query<R>,
  fields: Fields,
): Page<R> {
  const found = matching(candidates, query, fields);
  return { rows: paged(sorted(found, query.order, fields), query), total: found.length };
}

/** The groups of candidates that include all matching records, ordered by their values. */
export function runGroups<R extends Entity, By extends Field<R>>(
  candidates: readonly R[],
  { by, sum, lowest, ...conditions }: Grouping<R, By>,
  fields: Fields,
): Group<R[By]>[] {
  for (const field of lowest === undefined ? [by] : [by, lowest]) getValueType(fields, field);
  if (sum !== undefined) requireNumber(fields, sum);
  const groups = new Map<Scalar, Group<Scalar>>();
  for (const record of matching(candidates, conditions, fields)) {
    const value = readField(record, by);
    const group = groups.get(value) ?? { value, count: 0, sum: 0 };
    group.count += 1;
    if (sum !== undefined) group.sum += Number(readField(record, sum) ?? 0);
    const least = lowest === undefined ? null : readField(record, lowest);
    if (least !== null && compare(least, group.lowest ?? least) <= 0) group.lowest = least;
    groups.set(value, group);
  }
  // The values are those of the field.
  return [...groups.values()].toSorted((a, b) => compare(a.value, b.value)) as Group<R[By]>[];
}

/** Throws RangeError for a field that is no number. */
export function requireNumber(types: Fields, field: string): void {
  if (getType(types, field) !== 'number')
    throw new RangeError(`Only numbers can be added up, but ${field} is none.`);
}

/** A query's condition on the last field of an index. */
export type Pin = { equal: Scalar } | { range: Range<Scalar> };

/** A continuous part of an index: the values of all fields but the last, and its condition. */
export interface Part {
  prefix: Scalar[];
  last: Pin | undefined;
}

/** How an index finds a superset of a query's records. */
export interface Plan<R> {
  index: Index<R>;
  /** One for each combination of the values of lists; none if a list is empty. */
  parts: Part[];
  /**
   * Whether the index finds exactly the matching records, so that no condition is left to check.
   */
  isExact: boolean;
}

/** Maximum number of parts of an index that are read instead of all records. */
const maxParts = 200;

/**
 * The index that narrows a query down the most, or undefined when none helps. An index orders names
 * by their keys, so it finds none by its value.
 */
export function selectIndex<R>(
  { indexes }: Pick<Searched<R>, 'indexes'>,
  { where, order, contains = [] }: Pick<Query<R>, 'where' | 'order' | 'contains'>,
  fields: Fields,
): Plan<R> | undefined {
  const pins = findPins(where, fields);
  const conditions = listConditions(where).length + contains.length;
  const plans = indexes.flatMap((index) => {
    const prefix = index.slice(0, -1).map((field) => pins.get(field));
    if (!prefix.every((pin) => pin !== undefined && 'values' in pin)) return [];
    const field = index.at(-1);
    const last = field === undefined ? undefined : pins.get(field);
    const parts = listParts(
      prefix.map(({ values }) => values),
      last,
    );
    if (!parts) return [];
    const isOrdered = order !== undefined && order.by === field;
    const use = last ? getUse(last) : isOrdered ? 1 : 0;
    const worth = prefix.reduce((sum, pin) => sum + getUse(pin), use);
    const isExact = conditions === prefix.length + (last ? 1 : 0);
    return { worth, plan: { index, parts, isExact } };
  });
  const useful = plans.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  return useful[0]?.plan;
}

/** A condition that an index serves. */
type Served = { values: readonly Scalar[] } | { range: Range<Scalar> };

/**
 * An equality narrows a query down more than a list or a range, and a range more with each bound.
 */
function getUse(pin: Served): number {
  if ('values' in pin) return pin.values.length === 1 ? 4 : 3;
  return 1 + Object.values(pin.range).filter((bound) => bound !== undefined).length;
}

/** One part for each combination of values; undefined if there are too many. */
function listParts(
  prefix: readonly (readonly Scalar[])[],
  last: Served | undefined,
): Part[] | undefined {
  const lasts: Part['last'][] =
    last && 'values' in last ? last.values.map((equal) => ({ equal })) : [last];
  const count = prefix.reduce((product, values) => product * values.length, lasts.length);
  if (count > maxParts) return undefined;
  const prefixes = prefix.reduce<Scalar[][]>(
    (found, values) => found.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );
  return prefixes.flatMap((values) => lasts.map((each) => ({ prefix: values, last: each })));
}

function findPins(where: object | undefined, fields: Fields): Map<string, Served> {
  const pins = new Map<string, Served>();
  for (const [field, condition] of listConditions(where)) {
    if (getValueType(fields, field) === 'name' || isExcluded(condition)) continue;
    if (isRange(condition)) pins.set(field, { range: condition });
    else pins.set(field, { values: [...new Set([condition].flat())] });
  }
  return pins;
}

/** The ids that a query asks for; undefined if it does not name them. */
export function listIds(where: object | undefined): string[] | undefined {
  const condition = new Map(listConditions(where)).get('id');
  if (condition === undefined || condition === null) return undefined;
  if (isRange(condition) || isExcluded(condition)) return undefined;
  return [...new Set([condition].flat())].filter((id) => typeof id === 'string');
}
