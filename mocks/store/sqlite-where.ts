import { toColumn, hasKey, toKey, type Key } from './sqlite-layout.ts';
import { listConditions, isRange, type Condition } from './query.ts';
import type { Range, Scalar } from './store.ts';

/** A piece of SQL with the values of its placeholders. */
interface Term {
  sql: string;
  keys: Key[];
}

/** The conditions of a query that SQL can express. */
export interface Filter extends Term {
  /** Whether these are all conditions; otherwise the results have to be filtered again. */
  isComplete: boolean;
}

/** Longer lists are left to the filter afterwards, since every length needs its own statement. */
const longestList = 100;

/** The conditions that SQL can express, each as a term that starts with AND. */
export function buildFilter(fields: readonly string[], where: object | undefined): Filter {
  const conditions = listConditions(where);
  const full = conditions.flatMap(([field, condition]) => {
    const term = fields.includes(field) ? buildTerm(toColumn(field), condition) : undefined;
    return term ? [term] : [];
  });
  const rough = conditions.flatMap(([field, condition]) => {
    const term = fields.includes(field) ? undefined : buildRoughTerm(field, condition);
    return term ? [term] : [];
  });
  const terms = [...full, ...rough];
  return {
    sql: terms.map(({ sql }) => ` AND ${sql}`).join(''),
    keys: terms.flatMap(({ keys }) => keys),
    isComplete: full.length === conditions.length,
  };
}

/**
 * A condition on a field without a column, which matches at least all matching records and so
 * avoids reading most of the others. It uses only comparisons in which SQLite reads JSON exactly as
 * JavaScript does.
 */
function buildRoughTerm(field: string, condition: Condition): Term | undefined {
  const path = `$."${field}"`;
  if (condition === null) return { sql: 'record ->> ? IS NULL', keys: [path] };
  if (typeof condition === 'boolean') {
    return { sql: 'record ->> ? = ?', keys: [path, condition ? 1 : 0] };
  }
  const isPlain = typeof condition === 'string' && /^[\x20-\ud7fe]*$/.test(condition);
  return isPlain ? { sql: 'record ->> ? = ?', keys: [path, condition] } : undefined;
}

function buildTerm(column: string, condition: Condition): Term | undefined {
  if (isRange(condition)) return buildRangeTerm(column, condition);
  if (condition !== null && typeof condition === 'object') return buildList(column, condition);
  return hasKey(condition) ? { sql: `${column} IS ?`, keys: [toKey(condition)] } : undefined;
}

function buildList(column: string, values: readonly Scalar[]): Term | undefined {
  if (values.length > longestList || !values.every(hasKey)) return undefined;
  const keys = values.filter((value) => value !== null).map(toKey);
  const inClause = `${column} IN (${keys.map(() => '?').join(', ')})`;
  return { sql: values.includes(null) ? `(${inClause} OR ${column} IS NULL)` : inClause, keys };
}

/** The lowest value of each type, and the lowest of the next type. */
const spans = {
  number: ['-9e999', "''"],
  string: ["''", "x''"],
  boolean: ["x''", undefined],
} as const;

/** A range matches only values of its bounds' type; without bounds, everything but null. */
function buildRangeTerm(column: string, { from, below }: Range<Scalar>): Term | undefined {
  const bounds = [from, below].filter((bound) => bound !== undefined);
  if (bounds.some((bound) => bound === null || !hasKey(bound))) return undefined;
  const [bound] = bounds;
  if (bound === undefined) return { sql: `${column} IS NOT NULL`, keys: [] };
  if (from !== undefined && below !== undefined && typeof from !== typeof below) {
    return { sql: 'FALSE', keys: [] };
  }
  const [min, next] = spans[typeof bound as keyof typeof spans];
  const lower = `${column} >= ${from === undefined ? min : '?'}`;
  const upper = below === undefined ? next : '?';
  return {
    sql: upper === undefined ? lower : `${lower} AND ${column} < ${upper}`,
    keys: bounds.map(toKey),
  };
}
