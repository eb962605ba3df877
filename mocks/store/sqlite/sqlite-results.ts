import type { Connection } from './sqlite-connection.ts';
import { marksTable, quoted, toKey, type Key } from './sqlite-layout.ts';

/** Maximum number of results, and of the rows of one. */
const maxResults = 300;
const maxRows = 501;

/** A statement that reads one collection. */
interface Reading {
  connection: Connection;
  collection: string;
  sql: string;
  /** The first is the scope. */
  keys: readonly Key[];
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Counts, groups and found ids that reads share until a record of their collection and scope changes:
 * to count or search 50,000 records takes longer than to read a page of them. Each change leaves a mark in the database,
 * so that those of other processes count, too.
 */
export class Results {
  readonly #results = new Map<string, { mark: unknown; rows: Row[] }>();

  /** The rows of a statement, read anew if its collection has changed. */
  read({ connection, collection, sql, keys }: Reading, read: () => Row[]): Row[] {
    const [scope = null] = keys;
    const mark = readMark(connection, scope, collection);
    const key = JSON.stringify([sql, keys]);
    const known = this.#results.get(key);
    this.#results.delete(key);
    const rows = known && known.mark === mark ? known.rows : read();
    if (mark === undefined || rows.length > maxRows) return rows;
    // The last one is the one that was used last.
    this.#results.set(key, { mark, rows });
    const [oldest] = this.#results.keys();
    if (this.#results.size > maxResults && oldest !== undefined) this.#results.delete(oldest);
    return rows;
  }
}

/** Notes that a transaction changes a collection of a scope. */
export function writeMark(connection: Connection, scope: string, collection: string): void {
  const sql = `INSERT INTO ${quoted(marksTable)} VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET mark = excluded.mark`;
  connection.prepare(sql).run(toKey(scope), collection, Math.random());
}

/** The mark of the last change, as the transaction sees it; undefined without one. */
function readMark(connection: Connection, scope: Key, collection: string): unknown {
  const sql = `SELECT mark FROM ${quoted(marksTable)} WHERE scope = ? AND collection = ?`;
  return connection.prepare(sql).get(scope, collection)?.['mark'];
}
