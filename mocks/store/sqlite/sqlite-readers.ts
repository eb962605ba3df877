import { toStoreError } from './sqlite-errors.ts';
import type { Connection } from './sqlite-connection.ts';

/** Maximum number of reads at the same time; more wait. */
const max = 8;

/**
 * Runs read transactions in parallel, each on its own connection: it sees the state at its
 * first read, whatever is written in the meantime.
 */
export class ReaderPool {
  readonly #open: () => Connection;
  readonly #idle: Connection[] = [];
  readonly #waiting: ((connection: Connection) => void)[] = [];
  readonly #running = new Set<Promise<unknown>>();
  #count = 0;

  constructor(open: () => Connection) {
    this.#open = open;
  }

  /** Runs one read transaction. */
  async run<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const running = this.#attempt(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Closes all connections after their transactions. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#running);
    for (const { db } of this.#idle) db.close();
  }

  async #attempt<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.#take();
    try {
      connection.prepare('BEGIN').run();
      return await work(connection);
    } catch (error) {
      throw toStoreError(error);
    } finally {
      if (connection.db.isTransaction) connection.prepare('COMMIT').run();
      this.#give(connection);
    }
  }

  async #take(): Promise<Connection> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#count >= max) return new Promise((resolve) => this.#waiting.push(resolve));
    const opened = this.#open();
    this.#count += 1;
    return opened;
  }

  #give(connection: Connection): void {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#idle.push(connection);
  }
}
