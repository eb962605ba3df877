import { followed } from '../followed.ts';
import { getNames, Permit, platformScope, StoreClosed, tenantScope } from '../rules.ts';
import { listTables, marksTable, quoted, sequencesTable } from './sqlite-layout.ts';
import { openDatabase, openReader, type OpenOptions } from './sqlite-open.ts';
import { ReaderPool } from './sqlite-readers.ts';
import { TransactionQueue } from './sqlite-queue.ts';
import type { Connection, Pause } from './sqlite-connection.ts';
import { Results } from './sqlite-results.ts';
import { openScope } from './sqlite-scope.ts';
import type { Collections, Schema, Store, Transaction } from '../store.ts';

export { DatabaseOpenError } from './sqlite-open.ts';

/** Time in ms after which a transaction yields, so that no other call waits long for it. */
const turn = 4;

/**
 * The store of the HTTP server: one file, in which every confirmed transaction survives a crash of
 * the process or the machine. Reads have connections of their own, so that a long one holds up
 * neither writes nor other reads. Rejects with DatabaseOpenError if
 * the file cannot be used.
 */
export async function openSqliteStore<C extends Collections<C>>(
  schema: Schema<C>,
  options: OpenOptions,
): Promise<Store<C>> {
  const connection = await openDatabase(schema, options);
  const queue = new TransactionQueue(connection);
  // Each connection to `:memory:` is a database of its own.
  const readers =
    options.file === ':memory:' ? undefined : new ReaderPool(() => openReader(options.file));
  const shared = new Results();
  let isClosed = false;

  async function run<T>(
    mode: 'read' | 'write',
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    if (isClosed) throw new StoreClosed();
    if (mode === 'read' && readers) return readers.run(work);
    return queue.run(mode, () => work(connection));
  }

  return {
    transaction: (mode, work) =>
      run(mode, async (at) => {
        const results = mode === 'read' ? shared : undefined;
        const control = { permit: new Permit(mode), pause: pauseEvery(turn), results };
        const scope = (key: string) => openScope(at, schema, key, control);
        const tenant = (tenantId: string) => scope(tenantScope(tenantId));
        const tx: Transaction<C> = { tenant, platform: scope(platformScope) };
        try {
          return await followed(schema, mode, tx, work);
        } finally {
          control.permit.end();
        }
      }),
    clear: () =>
      run('write', async () => {
        const { collections } = schema;
        const tables = getNames(collections).flatMap((name) => listTables(name, collections[name]));
        for (const table of [...tables, quoted(sequencesTable), quoted(marksTable)]) {
          connection.prepare(`DELETE FROM ${table}`).run();
        }
      }),
    close() {
      if (isClosed) return;
      isClosed = true;
      // Nothing waits for it, and confirmed transactions are safe without it.
      void Promise.all([queue.whenIdle(), readers?.close()]).then(() => connection.db.close());
    },
  };
}

/** Creates a function that yields to the event loop if it has not done so for some ms. */
function pauseEvery(duration: number): Pause {
  let last = performance.now();
  return () => {
    if (performance.now() - last < duration) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        last = performance.now();
        resolve();
      });
    });
  };
}
