import { followed } from './followed.ts';
import { getNames, Permit, platformScope, StoreClosed, tenantScope } from './rules.ts';
import { quoted } from './sqlite-layout.ts';
import { openDatabase, type OpenOptions } from './sqlite-open.ts';
import { TransactionQueue } from './sqlite-queue.ts';
import { Connection, openScope, type CollectionViews } from './sqlite-scope.ts';
import type { Collections, Schema, Store } from './store.ts';

export { DatabaseOpenError } from './sqlite-open.ts';

/**
 * Number of changes in one transaction after which it yields, so that a seed does not block the
 * health probes.
 */
const changesPerTurn = 1000;

/**
 * The store of the HTTP server: one file, in which every confirmed transaction survives a crash of
 * the process or the machine. Throws DatabaseOpenError if the file cannot be used.
 */
export function openSqliteStore<C extends Collections<C>>(
  schema: Schema<C>,
  options: OpenOptions,
): Store<C> {
  const connection = new Connection(openDatabase(schema, options));
  const queue = new TransactionQueue(connection);
  const views: CollectionViews<C> = {};
  let isClosed = false;

  async function run<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreClosed();
    return queue.run(mode, work);
  }

  return {
    transaction: (mode, work) => {
      const control = { permit: new Permit(mode), pause: pauseEvery(changesPerTurn), views };
      const scope = (key: string) => openScope(connection, schema, key, control);
      return run(mode, async () => {
        try {
          const tenant = (tenantId: string) => scope(tenantScope(tenantId));
          const tx = { tenant, platform: scope(platformScope) };
          return await followed(schema, mode, tx, work);
        } finally {
          control.permit.end();
        }
      });
    },
    clear: () =>
      run('write', async () => {
        for (const name of getNames(schema.collections)) {
          views[name]?.clear();
          connection.prepare(`DELETE FROM ${quoted(name)}`).run();
        }
      }),
    close() {
      if (isClosed) return;
      isClosed = true;
      // Nothing waits for it, and confirmed transactions are safe without it.
      void queue.whenIdle().then(() => connection.db.close());
    },
  };
}

/** Creates a function that yields to the event loop on every `count`th call. */
function pauseEvery(count: number): () => Promise<void> | undefined {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % count === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
  };
}
