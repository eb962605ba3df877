import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi, type MockResult } from 'vitest';
import {
  openIndexedDbStore,
  StorageRefused,
  type OpenOptions,
  type RebuildReason,
} from './indexeddb.ts';
import './indexeddb-views.ts';
import { book, librarySchema, type Book, type Library } from './library.fixture.ts';
import type { Schema, Store } from './store.ts';
import { storeSuite } from './store.suite.ts';

let databases = 0;
const newName = () => `library-${(databases += 1)}`;

storeSuite('IndexedDB', (schema) => openIndexedDbStore(schema, { name: newName() }));

const newer: Schema<Library> = { ...librarySchema, version: librarySchema.version + 1 };
const opened: Store<Library>[] = [];

async function open(name: string, schema = librarySchema, more: Partial<OpenOptions> = {}) {
  const store = await openIndexedDbStore(schema, { name, ...more });
  opened.push(store);
  return store;
}

const keep = (store: Store<Library>, id: string) =>
  store.transaction('write', ({ tenant }) => tenant('north').put('books', book(id)));
const idsOf = async (store: Store<Library>) => {
  const query = { where: { author: 'Aphra' } };
  const found = await store.transaction('read', (tx) => tx.tenant('north').query('books', query));
  return found.map(({ id }) => id);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const store of opened.splice(0)) store.close();
});

describe('IndexedDB: keeping', () => {
  it('survives reopening, and a new database is not a rebuilt one', async () => {
    const name = newName();
    const onRebuilt = vi.fn<(reason: RebuildReason) => void>();
    const first = await open(name, librarySchema, { onRebuilt });
    await keep(first, '1');
    first.close();
    expect(await idsOf(await open(name, librarySchema, { onRebuilt }))).toEqual(['1']);
    expect(onRebuilt).not.toHaveBeenCalled();
  });

  it('shows two connections one truth', async () => {
    const name = newName();
    const [one, two] = [await open(name), await open(name)];
    await keep(one, '1');
    expect(await idsOf(two)).toEqual(['1']);
    await keep(two, '2');
    expect(await idsOf(one)).toEqual(['1', '2']);
  });

  it('answers only after the commit, which waits for the disk', async () => {
    const store = await open(newName());
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const keeping = keep(store, '1');
    const tx = returned(begin.mock.results);
    expect(begin.mock.lastCall?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
    expect(tx.objectStore('books').name).toBe('books');
    await keeping;
    // Only a finished transaction gives no object stores.
    expect(() => tx.objectStore('books')).toThrow(DOMException);
  });

  it('rejects, with nothing kept, when the browser aborts the commit', async () => {
    const store = await open(newName());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const keeping = keep(store, '1');
    const request = returned(put.mock.results);
    request.addEventListener('success', () => request.transaction?.abort());
    await expect(keeping).rejects.toThrow(DOMException);
    expect(await idsOf(store)).toEqual([]);
  });

  it('says that the storage is full when the browser has no room for the commit', async () => {
    const store = await open(newName());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementationOnce(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await expect(keep(store, '1')).rejects.toMatchObject({
      name: 'StoreUnavailable',
      reason: 'full',
    });
    expect(await idsOf(store)).toEqual([]);
  });

  it('says so when a work that awaits something else cannot be rolled back', async () => {
    const store = await open(newName());
    const failing = store.transaction('write', async ({ tenant }) => {
      await tenant('north').put('books', book('1'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('its writes were kept');
  });
});

describe('IndexedDB: rebuilding', () => {
  it.each([
    ['an older version', librarySchema, newer],
    ['a newer version', newer, librarySchema],
  ])('empties a database of %s', async (_of, before, after) => {
    const name = newName();
    const store = await open(name, before);
    await keep(store, '1');
    store.close();
    const onRebuilt = vi.fn<(reason: RebuildReason) => void>();
    const rebuilt = await open(name, after, { onRebuilt });
    expect(onRebuilt.mock.calls).toEqual([['outdated']]);
    expect(await idsOf(rebuilt)).toEqual([]);
  });

  it.each([
    ['without any object store', () => undefined],
    [
      'with an index missing',
      (db: IDBDatabase) => {
        for (const name of ['books', 'readers', 'gaps']) {
          db.createObjectStore(name, name === 'gaps' ? {} : { keyPath: ['scope', 'record.id'] });
        }
      },
    ],
    [
      'with another key',
      (db: IDBDatabase) => {
        for (const name of ['books', 'readers', 'gaps']) db.createObjectStore(name);
      },
    ],
  ])('replaces a database %s', async (_what, spoil) => {
    const name = newName();
    const spoilt = await openDB(name, librarySchema.version, {
      upgrade: (_db, _old, _new, _tx, { target }) => {
        if (target instanceof IDBOpenDBRequest) spoil(target.result);
      },
    });
    spoilt.close();
    const onRebuilt = vi.fn<(reason: RebuildReason) => void>();
    const store = await open(name, librarySchema, { onRebuilt });
    expect(onRebuilt.mock.calls).toEqual([['damaged']]);
    await keep(store, '1');
    expect(await idsOf(store)).toEqual(['1']);
  });

  it('replaces a database that does not open', async () => {
    const name = newName();
    (await open(name)).close();
    failToOpen('UnknownError', 1);
    const onRebuilt = vi.fn<(reason: RebuildReason) => void>();
    await open(name, librarySchema, { onRebuilt });
    expect(onRebuilt.mock.calls).toEqual([['damaged']]);
  });
});

describe('IndexedDB: other tabs', () => {
  it('shows in a view what another tab has changed', async () => {
    const name = newName();
    const [one, two] = [await open(name), await open(name)];
    const names = { order: 'id' as const, of: ({ id }: Book) => ({ id }) };
    const seen = (store: Store<Library>) =>
      store.transaction('read', async ({ tenant }) =>
        (await tenant('north').view('books', names)).map(({ id }) => id),
      );
    await keep(one, '1');
    expect([await seen(one), await seen(two)]).toEqual([['1'], ['1']]);
    await keep(two, '2');
    await keep(one, '3');
    expect([await seen(one), await seen(two)]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
  });

  it('reads all records for a view once, and then only follows', async () => {
    const store = await open(newName());
    const names = { order: 'id' as const, of: ({ id }: Book) => ({ id }) };
    const seen = () =>
      store.transaction('read', async ({ tenant }) => tenant('north').view('books', names));
    await keep(store, '1');
    await seen();
    const readAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    await keep(store, '2');
    await keep(store, '3');
    expect(await seen()).toHaveLength(3);
    expect(readAll).not.toHaveBeenCalled();
  });

  it('closes for a newer version, tells, and lets it in', async () => {
    const name = newName();
    const onClosed = vi.fn<() => void>();
    const old = await open(name, librarySchema, { onClosed });
    await keep(old, '1');
    const next = await open(name, newer);
    expect(onClosed).toHaveBeenCalledTimes(1);
    await expect(idsOf(old)).rejects.toThrow('The store is closed.');
    expect(await idsOf(next)).toEqual([]);
  });

  it('does not call a store closed from outside that its owner closes', async () => {
    const name = newName();
    const onClosed = vi.fn<() => void>();
    (await open(name, librarySchema, { onClosed })).close();
    await deleteDB(name);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('gives up on a tab that does not let go', async () => {
    const name = newName();
    const stubborn = await openDB(name, 1);
    await expect(open(name, librarySchema, { patience: 10 })).rejects.toThrow(StorageRefused);
    stubborn.close();
  });
});

describe('IndexedDB: refusal', () => {
  it.each(['SecurityError', 'InvalidStateError', 'QuotaExceededError'])(
    'is told apart from damage: %s',
    async (error) => {
      const name = newName();
      const store = await open(name);
      await keep(store, '1');
      failToOpen(error, 1);
      await expect(open(name)).rejects.toThrow(StorageRefused);
      expect(await idsOf(store)).toEqual(['1']);
    },
  );

  it('is how a browser without IndexedDB answers', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(open(newName())).rejects.toThrow(StorageRefused);
  });

  it('is how a browser answers that forbids even to look', async () => {
    const error = new DOMException('Not in this frame.', 'SecurityError');
    vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
      throw error;
    });
    await expect(open(newName())).rejects.toMatchObject({ name: 'StorageRefused', cause: error });
  });

  it('ends the attempts to repair', async () => {
    failToOpen('UnknownError', 2);
    await expect(open(newName())).rejects.toThrow(StorageRefused);
  });
});

/** What a spied function gave at its first call. */
function returned<T>([first]: MockResult<T>[]): T {
  if (first?.type !== 'return') throw new Error('It was not called.');
  return first.value;
}

/** Lets the next openings fail. */
function failToOpen(error: string, times: number): void {
  const spy = vi.spyOn(indexedDB, 'open');
  for (let at = 0; at < times; at += 1) {
    spy.mockImplementationOnce(() => {
      throw new DOMException('The test says no.', error);
    });
  }
}
