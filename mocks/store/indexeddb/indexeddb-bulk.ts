/**
 * Transactions that change thousands of records. IndexedDB takes a fraction of a millisecond for
 * each request, however small, and a record with computed fields needs a dozen of them.
 */
import { unwrap } from 'idb';
import { createQueue } from '../derived.ts';
import {
  markKey,
  notes,
  sequenceKey,
  startingWith,
  toStored,
  type Stored,
} from './indexeddb-layout.ts';
import type { Work } from './indexeddb-scope.ts';
import { getSequenceKey, noData, openScope } from '../memory.ts';
import type { Collections, Entity, Field, Grouping, Scope } from '../store.ts';

/** The scopes of one transaction, whose changes are in memory until `store` writes them. */
export interface Bulk<C extends Collections<C>> {
  open(scope: string): Scope<C>;
  store(): Promise<void>;
}

/** One collection of one scope, read in full. */
interface Loaded<C> {
  name: keyof C & string;
  scope: string;
  /** The ids of changed and removed records. */
  changed: Set<string>;
}

/** Milliseconds of work after which the page handles its events. */
const turn = 30;

/** The number of writes after which one is awaited, since pending ones are held in memory. */
const writesAtATime = 500;

/** Opens scopes whose collections are read at their first use. */
export function openBulk<C extends Collections<C>>({ tx, schema, permit }: Work<C>): Bulk<C> {
  const data = noData(schema);
  const loaded = new Map<string, Loaded<C>>();
  const inOrder = createQueue();
  let lastPause = performance.now();

  async function load(name: keyof C & string, scope: string): Promise<Loaded<C>> {
    const key = getSequenceKey(name, scope);
    const known = loaded.get(key);
    if (known) return known;
    const [stored, sequence]: [Stored<C[keyof C & string]>[], number | undefined] =
      await Promise.all([
        tx.objectStore(name).getAll(startingWith(scope)),
        tx.objectStore(notes).get(sequenceKey(name, scope)),
      ]);
    for (const { record } of stored) data.tables[name].set(scope, record.id, record);
    if (sequence !== undefined) data.sequences.set(key, sequence);
    const made = { name, scope, changed: new Set<string>() };
    loaded.set(key, made);
    return made;
  }

  /** Lets the page handle its events; the request keeps the transaction open. */
  async function pause(): Promise<void> {
    if (performance.now() - lastPause < turn) return;
    await tx.objectStore(notes).count('');
    lastPause = performance.now();
  }

  function open(scope: string): Scope<C> {
    const memory = openScope(data, scope, permit, { push: () => 0 });
    const reading = <T>(name: keyof C & string, read: () => Promise<T>): Promise<T> =>
      inOrder(async () => {
        permit.read();
        await load(name, scope);
        await pause();
        return read();
      });
    const writing = <T>(
      name: keyof C & string,
      write: () => Promise<T>,
      getId: (result: T) => string,
    ): Promise<T> =>
      inOrder(async () => {
        permit.write();
        const { changed } = await load(name, scope);
        await pause();
        const result = await write();
        changed.add(getId(result));
        return result;
      });
    return {
      get: (name, id) => reading(name, () => memory.get(name, id)),
      getMany: (name, ids) => reading(name, () => memory.getMany(name, ids)),
      find: (name, values) => reading(name, () => memory.find(name, values)),
      query: (name, query) => reading(name, () => memory.query(name, query)),
      page: (name, query) => reading(name, () => memory.page(name, query)),
      count: (name, where) => reading(name, () => memory.count(name, where)),
      groups: <N extends keyof C & string, By extends Field<C[N]>>(
        name: N,
        grouping: Grouping<C[N], By>,
      ) => reading(name, () => memory.groups(name, grouping)),
      put: (name, record) =>
        writing(
          name,
          () => memory.put(name, record),
          () => record.id,
        ),
      append: (name, build) =>
        writing(
          name,
          () => memory.append(name, build),
          ({ id }: Entity) => id,
        ),
      remove: (name, id) =>
        writing(
          name,
          () => memory.remove(name, id),
          () => id,
        ),
      take: (name, id) =>
        writing(
          name,
          () => memory.take(name, id),
          () => id,
        ),
    };
  }

  /** Writes what has changed of a collection; a failed write aborts the transaction. */
  async function storeChanges({ name, scope, changed }: Loaded<C>): Promise<void> {
    if (changed.size === 0) return;
    // Without a promise for each request, which would take as long as the request.
    const records = unwrap(tx).objectStore(name);
    const searched = schema.collections[name];
    let count = 0;
    for (const id of changed) {
      const record = data.tables[name].get(scope, id);
      if (record) records.put(toStored(scope, record, searched));
      else records.delete([scope, id]);
      count += 1;
      if (count % writesAtATime === 0) await tx.objectStore(notes).count('');
    }
    const store = tx.objectStore(notes);
    const sequence = data.sequences.get(getSequenceKey(name, scope));
    if (sequence !== undefined) await store.put?.(sequence, sequenceKey(name, scope));
    // Cached rows of earlier marks are read again.
    if (searched.isLarge) await store.put?.(crypto.randomUUID(), markKey(name, scope));
  }

  return {
    open,
    async store() {
      for (const each of loaded.values()) await storeChanges(each);
    },
  };
}
