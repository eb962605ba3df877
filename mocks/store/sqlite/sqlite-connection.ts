import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Key } from './sqlite-layout.ts';

/** Maximum number of cached prepared statements; only rare queries are beyond it. */
const maxStatements = 500;

/** A database and its prepared statements. */
export class Connection {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  /** The prepared statement for an SQL text, cached. */
  prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= maxStatements) this.#statements.clear();
    const made = this.db.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }

  /**
   * Reads rows one by one with pauses. The statement belongs to this reader until its end, since
   * another one would start it again.
   */
  async *read(
    sql: string,
    keys: readonly Key[],
    pause: Pause,
  ): AsyncGenerator<Record<string, unknown>> {
    const statement = this.prepare(sql);
    this.#statements.delete(sql);
    for (const row of statement.iterate(...keys)) {
      yield row;
      await pause();
    }
    this.#statements.set(sql, statement);
  }
}

/** Yields to other work if it has not done so for a while. */
export type Pause = () => Promise<void> | undefined;
