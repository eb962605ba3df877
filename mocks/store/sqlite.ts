import { namesOf, Permit, platformScope, StoreClosed, tenantScope } from './rules.ts';
import { quoted } from './sqlite-layout.ts';
import { openDatabase, type OpenOptions } from './sqlite-open.ts';
import { Connection, openScope } from './sqlite-scope.ts';
import type { Collections, Schema, Store } from './store.ts';

export { DatabaseRefused } from './sqlite-open.ts';

/** After so many changes in one transaction, others have a turn: a seed must not block the probes. */
const changesPerTurn = 1000;

/**
 * The store of the HTTP server: one file, whose every committed transaction survives the death of
 * the process and of the machine. Throws DatabaseRefused when the file cannot be used.
 *
 * Node's SQLite works in this very thread, so transactions side by side would gain nothing: they
 * run one after the other, and each sees whole ones only.
 */
export function openSqliteStore<C extends Collections<C>>(
  schema: Schema<C>,
  options: OpenOptions,
): Store<C> {
  const connection = new Connection(openDatabase(schema, options));
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function next<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new StoreClosed());
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  /** Keeps all that `work` changes, or nothing when it throws. */
  async function run<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T> {
    connection.prepare(mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN').run();
    try {
      const result = await work();
      connection.prepare('COMMIT').run();
      return result;
    } catch (error) {
      // Some errors, such as a full disk, have rolled it back already.
      if (connection.db.isTransaction) connection.prepare('ROLLBACK').run();
      throw error;
    }
  }

  return {
    transaction: (mode, work) =>
      next(() => {
        const control = { permit: new Permit(mode), pause: pauseEvery(changesPerTurn) };
        const scope = (key: string) => openScope(connection, schema, key, control);
        return run(mode, async () => {
          try {
            return await work({
              tenant: (tenantId) => scope(tenantScope(tenantId)),
              platform: scope(platformScope),
            });
          } finally {
            control.permit.end();
          }
        });
      }),
    clear: () =>
      next(() =>
        run('write', async () => {
          for (const name of namesOf(schema.collections)) {
            connection.prepare(`DELETE FROM ${quoted(name)}`).run();
          }
        }),
      ),
    close() {
      if (isClosed) return;
      const closing = next(async () => connection.db.close());
      isClosed = true;
      // Nobody waits for it, and what is committed is safe without it.
      closing.catch(() => undefined);
    },
  };
}

/** A function that waits for the event loop at every so manieth call. */
function pauseEvery(count: number): () => Promise<void> | undefined {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % count === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
  };
}
