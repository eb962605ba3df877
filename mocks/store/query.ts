/**
 * Defines the meaning of a query over plain records: every adapter must return the same as these
 * functions.
 */
import type { Entity, Index, Order, Query, Range, Scalar, Where } from './store.ts';

/** A query's condition on one field. */
export type Condition = Scalar | Range<Scalar> | readonly Scalar[];

/** The value of a field for conditions: a missing field is null. */
export function readField(record: object, field: string): Scalar {
  const value = (record as Record<string, unknown>)[field];
  return isScalar(value) ? value : null;
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The defined conditions, by field. */
export function listConditions(where: object | undefined): [field: string, Condition][] {
  return Object.entries(where ?? {}).filter(([, condition]) => condition !== undefined);
}

export const isRange = (condition: Condition): condition is Range<Scalar> =>
  typeof condition === 'object' && condition !== null && !Array.isArray(condition);

/** Whether a record matches all conditions. */
export const matches = <R extends Entity>(record: R, where: Where<R> | undefined): boolean =>
  matching([record], where).length > 0;

/** The records that match all conditions. */
export function matching<R extends Entity>(
  records: readonly R[],
  where: Where<R> | undefined,
): R[] {
  const conditions = listConditions(where);
  return records.filter((record) =>
    conditions.every(([field, condition]) => meets(readField(record, field), condition)),
  );
}

function meets(value: Scalar, condition: Condition): boolean {
  if (isRange(condition)) return isWithin(value, condition);
  if (condition !== null && typeof condition === 'object') return condition.includes(value);
  return value === condition;
}

function isWithin(value: Scalar, { from, below }: Range<Scalar>): boolean {
  if (value === null) return false;
  if (from !== undefined && (typeof value !== typeof from || value < from)) return false;
  return below === undefined || (typeof value === typeof below && value < below);
}

const ranks = ['object', 'number', 'string', 'boolean'];

/** The rank of a value's type in the order: null 0, numbers 1, strings 2, booleans 3. */
export const getTypeRank = (value: unknown): number => ranks.indexOf(typeof value);

/**
 * Total order of scalar values: null, numbers, strings by code unit (which suits ISO dates),
 * booleans.
 */
export function compare(a: Scalar, b: Scalar): number {
  if (a === b) return 0;
  if (a === null || b === null || typeof a !== typeof b) {
    return getTypeRank(a) - getTypeRank(b);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

const byId = (a: Entity, b: Entity): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Compares by a field; ties break by id, which ascends in both directions. */
export function comparing(field: string, sign: 1 | -1 = 1): (a: Entity, b: Entity) => number {
  return (a, b) => sign * compare(readField(a, field), readField(b, field)) || byId(a, b);
}

/** A new list in the requested order, by id without one. */
export function sorted<R extends Entity>(records: readonly R[], order?: Order<R>): R[] {
  if (!order) return records.toSorted(byId);
  return records.toSorted(comparing(order.by, order.direction === 'descending' ? -1 : 1));
}

/** The page of a list. */
export function paged<R>(records: readonly R[], { offset = 0, limit }: Query<R>): R[] {
  return records.slice(offset, limit === undefined ? undefined : offset + limit);
}

/**
 * The number of records of an exact and ordered plan up to the end of the page; infinite if the
 * plan finds too many records or in another order, so that all of them are needed.
 */
export function countNeeded<R>(query: Query<R>, { index, isExact }: Plan<R>): number {
  const isOrdered = query.order !== undefined && query.order.by === getOrderField(index);
  if (!isExact || !isOrdered || query.limit === undefined) return Number.POSITIVE_INFINITY;
  return (query.offset ?? 0) + query.limit;
}

/** The field by which an index orders its records. */
export const getOrderField = <R>(index: Index<R>): string => index.at(-1) ?? index[0];

/** Runs a query on candidates that include all matching records. */
export function runQuery<R extends Entity>(candidates: readonly R[], query: Query<R>): R[] {
  return paged(sorted(matching(candidates, query.where), query.order), query);
}

/** A query's condition on the last field of an index. */
export type Pin = { equal: Scalar } | { range: Range<Scalar> };

/** How an index finds a superset of a query's records. */
export interface Plan<R> {
  index: Index<R>;
  /** The values of all fields but the last. */
  prefix: Scalar[];
  /** The condition on the last field, if any. */
  last: Pin | undefined;
  /**
   * Whether the index finds exactly the matching records, so that no condition is left to check.
   */
  isExact: boolean;
}

/**
 * The index that narrows a query down the most, or undefined when none helps. `canIndex` says which
 * values an adapter's indexes can hold; conditions on other values are filtered later.
 */
export function selectIndex<R>(
  indexes: readonly Index<R>[],
  { where, order }: Pick<Query<R>, 'where' | 'order'>,
  canIndex: (value: Scalar) => boolean = () => true,
): Plan<R> | undefined {
  const pins = findPins(where, canIndex);
  const conditions = listConditions(where).length;
  const plans = indexes.flatMap((index) => {
    const prefix = index.slice(0, -1).map((field) => pins.get(field));
    if (!prefix.every((pin) => pin !== undefined && 'equal' in pin)) return [];
    const field = index.at(-1);
    const last = field && pins.get(field);
    const isOrdered = order !== undefined && order.by === field;
    const use = last ? ('equal' in last ? 4 : 3) : isOrdered ? 1 : 0;
    const worth = 4 * prefix.length + use;
    const isExact = conditions === prefix.length + (last ? 1 : 0);
    return { worth, plan: { index, prefix: prefix.map(({ equal }) => equal), last, isExact } };
  });
  const useful = plans.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  return useful[0]?.plan;
}

function findPins(
  where: object | undefined,
  canIndex: (value: Scalar) => boolean,
): Map<string, Pin> {
  const pins = new Map<string, Pin>();
  for (const [field, condition] of listConditions(where)) {
    if (isRange(condition)) {
      const bounds = [condition.from, condition.below].filter((bound) => bound !== undefined);
      const isOfOneType = new Set(bounds.map((bound) => typeof bound)).size === 1;
      if (isOfOneType && bounds.every(canIndex)) pins.set(field, { range: condition });
    } else if (condition === null || typeof condition !== 'object') {
      if (canIndex(condition)) pins.set(field, { equal: condition });
    }
  }
  return pins;
}
