import { StoreUnavailable } from './rules.ts';
import { toStoreError } from './sqlite-errors.ts';
import type { Connection } from './sqlite-scope.ts';

interface Job {
  mode: 'read' | 'write';
  /** Does the work, and gives the function that tells of it, once it is kept. */
  attempt: () => Promise<() => void>;
  reject: (error: unknown) => void;
}

/** Writes that are committed together at most, so that the first is not kept waiting. */
const max = 32;

/**
 * Runs transactions one after the other. Node's SQLite works in this very thread, so side by side
 * they would gain nothing. Writes that wait are committed together, since the flush to the disk
 * takes longer than the work: each is undone alone when it fails, and none is answered before the
 * commit of all. A read that comes among them waits for it too, since it may have seen them.
 */
export class TransactionQueue {
  readonly #connection: Connection;
  readonly #jobs: Job[] = [];
  #running: Promise<void> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Keeps all that `work` changes, or nothing when it throws; resolves once it is kept. */
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

  /** Resolves when nothing waits or runs. */
  async whenIdle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #runAll(): Promise<void> {
    for (let job = await this.#next(); job; job = this.#jobs.shift()) await this.#runFrom(job);
    this.#running = undefined;
  }

  /** A job that waits already, or comes within this turn. */
  async #next(): Promise<Job | undefined> {
    await Promise.resolve();
    return this.#jobs.shift();
  }

  /** A transaction of a job and, where it writes, of those that come meanwhile. */
  async #runFrom(first: Job): Promise<void> {
    const done: { job: Job; settle: () => void }[] = [];
    let undoneBy: unknown = new Error('The transaction was undone.');
    try {
      this.#execute(first.mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
    } catch (error) {
      first.reject(toStoreError(error));
      return;
    }
    this.#connection.isWriting = first.mode === 'write';
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
      // SQLite has undone the whole itself, with the writes before the one that failed: the disk is full.
      for (const { job } of done) job.reject(undoneBy);
    }
  }

  /** Undone alone when it fails; the first has nothing before it that would have to stay. */
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

  /** The next job of a group; one turn of the event loop is waited for it. */
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
