import { getValueType, type Fields } from '../fields.ts';
import { normalizeName } from '../normalize-name.ts';
import { isExcluded, isRange, listConditions, requireName, type FieldCondition } from '../query.ts';
import { toColumn, toKey, toSearchColumn, type Key } from './sqlite-layout.ts';
import type { Condition, Range, Scalar } from '../store.ts';

/** A piece of SQL with the values of its placeholders. */
export interface Term {
  sql: string;
  keys: Key[];
}

/** The conditions of a query, each as a term that starts with AND. */
export function buildFilter<R>({ where, contains = [] }: Condition<R>, fields: Fields): Term {
  const terms = [
    ...listConditions(where).map(([field, condition]) => {
      getValueType(fields, field);
      return buildTerm(toColumn(field), condition);
    }),
    ...contains.map(({ fields: names, text }) => buildContains(names, text, fields)),
  ];
  return {
    sql: terms.map(({ sql }) => ` AND ${sql}`).join(''),
    keys: terms.flatMap(({ keys }) => keys),
  };
}

function buildContains(names: readonly string[], text: string, fields: Fields): Term {
  for (const name of names) requireName(fields, name);
  const part = toKey(normalizeName(text));
  const sql = names.map((name) => `instr(${toSearchColumn(name)}, ?) > 0`).join(' OR ');
  return { sql: sql ? `(${sql})` : 'FALSE', keys: names.map(() => part) };
}

function buildTerm(column: string, condition: FieldCondition): Term {
  if (isRange(condition)) return buildRangeTerm(column, condition);
  if (isExcluded(condition)) return buildExclusion(column, condition.not);
  if (condition !== null && typeof condition === 'object') return buildList(column, condition);
  if (Number.isNaN(condition)) return { sql: 'FALSE', keys: [] };
  return { sql: `${column} IS ?`, keys: [toKey(condition)] };
}

/** A list of any length is one value, so that there is one statement for all. */
function buildList(column: string, values: readonly Scalar[]): Term {
  const listed = JSON.stringify(values.filter((value) => value !== null).map(toKey));
  const inClause = `${column} IN (SELECT value FROM json_each(?))`;
  const sql = values.includes(null) ? `(${inClause} OR ${column} IS NULL)` : inClause;
  return { sql, keys: [listed] };
}

/** Null is no value to SQL: it is excluded only if it is listed. */
function buildExclusion(column: string, values: readonly Scalar[]): Term {
  const listed = JSON.stringify(values.filter((value) => value !== null).map(toKey));
  const notIn = `${column} NOT IN (SELECT value FROM json_each(?))`;
  const sql = values.includes(null)
    ? `(${notIn} AND ${column} IS NOT NULL)`
    : `(${notIn} OR ${column} IS NULL)`;
  return { sql, keys: [listed] };
}

/** A range matches values only: without bounds, everything but null. */
function buildRangeTerm(column: string, { from, below }: Range<Scalar>): Term {
  const lower = from === undefined ? `${column} IS NOT NULL` : `${column} >= ?`;
  const bounds = [from, below].filter((bound) => bound !== undefined);
  return {
    sql: below === undefined ? lower : `${lower} AND ${column} < ?`,
    keys: bounds.map(toKey),
  };
}
