import { StoreUnavailable } from '../rules.ts';
import { toStoreError } from './sqlite-errors.ts';
import type { Connection } from './sqlite-connection.ts';

interface Job {
  mode: 'read' | 'write';
  /** Does the work, and returns the function that settles its promise after the commit. */
  attempt: () => Promise<() => void>;
  reject: (error: unknown) => void;
}

/** Maximum number of writes per commit, so that the first does not wait too long. */
const max = 32;

/**
 * Runs transactions one after the other, since Node's SQLite runs in this thread and parallel ones
 * gain nothing. Waiting writes share a commit, since the flush to the disk takes longer than the
 * work: a failed one is rolled back separately, and none resolves before the shared commit. A read
 * between them waits for it too, since it may have seen their changes.
 */
export class TransactionQueue {
  readonly #connection: Connection;
  readonly #jobs: Job[] = [];
  #running: Promise<void> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Stores all changes of `work`, or none if it throws; resolves once they are stored. */
  run<T>(mode: Job['mode'], work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const attempt = async () => {
      const value = await work();
      return () => resolve(value);
    };
    this.#jobs.push({ mode, attempt, reject });
    this.#running ??= this.#runAll();
    return promise;
  }

  /** Resolves when nothing is waiting or running. */
  async whenIdle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #runAll(): Promise<void> {
    for (let job = await this.#next(); job; job = this.#jobs.shift()) await this.#runFrom(job);
    this.#running = undefined;
  }

  /** A waiting job, or one that arrives in this turn of the event loop. */
  async #next(): Promise<Job | undefined> {
    await Promise.resolve();
    return this.#jobs.shift();
  }

  /** Runs one transaction for a job and, if it writes, for those that arrive in the meantime. */
  async #runFrom(first: Job): Promise<void> {
    const done: { job: Job; settle: () => void }[] = [];
    let undoneBy: unknown = new Error('The transaction was undone.');
    try {
      this.#execute(first.mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
    } catch (error) {
      first.reject(toStoreError(error));
      return;
    }
    try {
      for (let job: Job | undefined = first; job; job = await this.#follower(first, done.length)) {
        const { settle, error } = await this.#attempt(job, job === first);
        if (settle) done.push({ job, settle });
        if (!this.#connection.db.isTransaction) {
          if (error instanceof StoreUnavailable) undoneBy = error;
          return;
        }
      }
      this.#execute('COMMIT');
      for (const { settle } of done.splice(0)) settle();
    } catch (error) {
      if (this.#connection.db.isTransaction) this.#execute('ROLLBACK');
      for (const { job } of done.splice(0)) job.reject(toStoreError(error));
    } finally {
      // SQLite rolled back the entire transaction, including the writes before the failed one,
      // because the disk is full.
      for (const { job } of done) job.reject(undoneBy);
    }
  }

  /**
   * Runs a job that can be rolled back separately; the first needs no savepoint, since nothing
   * before it has to be preserved.
   */
  async #attempt(job: Job, isFirst: boolean): Promise<{ settle?: () => void; error?: unknown }> {
    const isMarked = !isFirst && job.mode === 'write';
    if (isMarked) this.#execute('SAVEPOINT job');
    try {
      const settle = await job.attempt();
      if (isMarked) this.#execute('RELEASE job');
      return { settle };
    } catch (cause) {
      const error = toStoreError(cause);
      if (this.#connection.db.isTransaction) {
        if (isMarked) this.#execute('ROLLBACK TO job');
        if (isMarked) this.#execute('RELEASE job');
        if (isFirst) this.#execute('ROLLBACK');
      }
      job.reject(error);
      return { error };
    }
  }

  /** The next job of a group; waits one turn of the event loop for it. */
  async #follower(first: Job, count: number): Promise<Job | undefined> {
    if (first.mode === 'read' || count >= max) return undefined;
    const waiting = this.#jobs.shift();
    if (waiting) return waiting;
    await new Promise((resolve) => setImmediate(resolve));
    return this.#jobs.shift();
  }

  #execute(sql: string): void {
    this.#connection.prepare(sql).run();
  }
}
