/** How SQLite finds the records of a query. */
import { getFields, getValueType, type Fields } from '../fields.ts';
import { listConditions, selectIndex } from '../query.ts';
import { indexName, listIndexes, quoted, toOrderColumn } from './sqlite-layout.ts';
import { buildFilter, type Term } from './sqlite-where.ts';
import type { Query, Searched } from '../store.ts';

/** Up to so many records are all found at once, with their number. */
export const few = 500;

/** The number of records that are looked through in the order of an index for a page. */
const probed = 1000;
/** The last record of such a page: among so many, it is often found. */
const shallow = 200;

/** The statements that list the ids of a query's records; they end with their limit and offset. */
export interface IdPlan {
  /** Finds up to one more than a few of all records in their order, without a limit and offset. */
  few: Term | undefined;
  /**
   * Finds the page among the first records in the order of an index; incomplete if too few of these
   * match.
   */
  probe: Term | undefined;
  all: Term;
}

/** Plans how to find the ids of a query's records. */
export function planIds<R>(name: string, searched: Searched<R>, query: Query<R>): IdPlan {
  const fields = getFields(searched);
  const use = findIndex(name, searched, query);
  const { sql, keys } = selectBy(use, name, buildFilter(query, fields));
  const isSorted = use.isScan || Boolean(query.contains?.length);
  const all = { sql: `SELECT "id" FROM ${sql} ORDER BY ${toOrder(query, fields, isSorted)}`, keys };
  const order = toOrder(query, fields);
  // As a subquery it would be read in the order of an index, record by record.
  const some = `WITH some AS MATERIALIZED (SELECT * FROM ${sql} LIMIT ${few + 1}) SELECT "id" FROM some ORDER BY ${order}`;
  const isSearch = Boolean(query.contains?.length) && query.limit !== undefined;
  const probe = planProbe(use, name, query, fields);
  return { few: isSearch ? { sql: some, keys } : undefined, probe, all };
}

function planProbe<R>(
  { index, isForOrder, isScan }: IndexUse,
  name: string,
  query: Query<R>,
  fields: Fields,
): Term | undefined {
  const { offset = 0, limit } = query;
  const isShallow = limit !== undefined && offset + limit <= shallow;
  if (!index || !isForOrder || !isScan || !isShallow) return undefined;
  const order = toOrder(query, fields);
  const { sql, keys } = buildFilter(query, fields);
  const first = `SELECT * FROM ${quoted(name)} INDEXED BY ${index} WHERE scope = ? ORDER BY ${order} LIMIT ${probed}`;
  return { sql: `SELECT "id" FROM (${first}) WHERE TRUE${sql} ORDER BY ${order}`, keys };
}

/** The table with its scope and conditions, as the end of a statement. */
export function select<R>(name: string, searched: Searched<R>, query: Query<R>): Term {
  const filter = buildFilter(query, getFields(searched));
  return selectBy(findIndex(name, searched, query), name, filter);
}

/**
 * The index is named explicitly: SQLite has no statistics about tenants, so it would assume that a
 * scope is small and ignore the index.
 */
function selectBy({ index, isScan }: IndexUse, name: string, filter: Term): Term {
  // To compare records in the order of an index would read the table in random order.
  const hint = isScan ? ' NOT INDEXED' : index ? ` INDEXED BY ${index}` : '';
  return { sql: `${quoted(name)}${hint} WHERE scope = ?${filter.sql}`, keys: filter.keys };
}

/** How an index serves a query. */
interface IndexUse {
  /** Its name in SQL; undefined if none helps. */
  index: string | undefined;
  /** Whether it only has the order. */
  isForOrder: boolean;
  /** Whether all records of the scope are compared with the conditions. */
  isScan: boolean;
}

function findIndex<R>(name: string, searched: Searched<R>, query: Query<R>): IndexUse {
  const conditions = listConditions(query.where);
  const hasConditions = conditions.length > 0 || Boolean(query.contains?.length);
  const hasId = conditions.some(([field, id]) => field === 'id' && id);
  const plan = hasId
    ? undefined
    : selectIndex({ indexes: listIndexes(searched) }, query, getFields(searched));
  const isForOrder = plan?.parts.every((part) => part.prefix.length === 0 && !part.last) ?? false;
  const isScan = hasConditions && (isForOrder || (!plan && conditions.length === 0));
  return { index: plan && quoted(indexName(name, plan.index)), isForOrder, isScan };
}

/**
 * The order of a query, as the end of a statement. `isSorted`: the records are sorted, rather than
 * read in the order of an index.
 */
export function toOrder<R>({ order }: Query<R>, fields: Fields, isSorted = false): string {
  if (!order) return '"id"';
  const column = toOrderColumn(order.by, getValueType(fields, order.by));
  const direction = order.direction === 'descending' ? 'DESC' : 'ASC';
  if (order.by === 'id') return `"id" ${direction}`;
  // The sign keeps SQLite from the index.
  return `${isSorted ? '+' : ''}${column} ${direction}, "id"`;
}
