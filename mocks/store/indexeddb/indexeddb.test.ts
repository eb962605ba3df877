import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi, type MockResult } from 'vitest';
import { exportDatabase } from './indexeddb-export.ts';
import {
  openIndexedDbStore,
  StorageOpenError,
  StoredDataMismatch,
  type OpenOptions,
} from './indexeddb.ts';
import './indexeddb-rows.ts';
import { book, changingInBulk, librarySchema, type Library } from '../library.fixtures.ts';
import type { Schema, Store, Transaction } from '../store.ts';
import { storeSuite } from '../store.suite.ts';

let databases = 0;
const newName = () => `library-${(databases += 1)}`;

storeSuite('IndexedDB', (schema) => openIndexedDbStore(schema, { name: newName() }));
storeSuite('IndexedDB in bulk', async (schema) =>
  changingInBulk(await openIndexedDbStore(schema, { name: newName() })),
);

const newer: Schema<Library> = { ...librarySchema, version: librarySchema.version + 1 };
const opened: Store<Library>[] = [];

async function open(name: string, schema = librarySchema, more: Partial<OpenOptions> = {}) {
  const store = await openIndexedDbStore(schema, { name, ...more });
  opened.push(store);
  return store;
}

const storeBook = (store: Store<Library>, id: string) =>
  store.transaction('write', ({ tenant }) => tenant('north').put('books', book(id)));
const getIds = async (store: Store<Library>) => {
  const query = { where: { author: 'Aphra' } };
  const found = await store.transaction('read', (tx) => tx.tenant('north').query('books', query));
  return found.map(({ id }) => id);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const store of opened.splice(0)) store.close();
});

describe('IndexedDB: persistence', () => {
  it('the IndexedDB store persists after reopening', async () => {
    const name = newName();
    const first = await open(name);
    await storeBook(first, '1');
    first.close();
    expect(await getIds(await open(name))).toEqual(['1']);
  });

  it('the IndexedDB store announces each write to all tabs, and nothing else', async () => {
    const name = newName();
    const [here, there] = [await open(name), await open(name)];
    const notified: string[] = [];
    const stop = here.onWrite?.(() => notified.push('here'));
    there.onWrite?.(() => notified.push('there'));
    await getIds(here);
    const failing = here.transaction('write', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(notified).toEqual([]);
    await storeBook(here, '1');
    await vi.waitFor(() => expect(notified).toEqual(['here', 'there']));
    stop?.();
    await storeBook(here, '2');
    await vi.waitFor(() => expect(notified).toEqual(['here', 'there', 'there']));
  });

  it('the IndexedDB store shows two connections the same data', async () => {
    const name = newName();
    const [one, two] = [await open(name), await open(name)];
    await storeBook(one, '1');
    expect(await getIds(two)).toEqual(['1']);
    await storeBook(two, '2');
    expect(await getIds(one)).toEqual(['1', '2']);
  });

  it('a bulk change reads a collection once, and writes each changed record once', async () => {
    const store = await open(newName());
    await storeBook(store, 'old');
    const read = vi.spyOn(IDBObjectStore.prototype, 'get');
    const write = vi.spyOn(IDBObjectStore.prototype, 'put');
    const change = async ({ tenant }: Transaction<Library>) => {
      const north = tenant('north');
      for (let at = 0; at < 50; at += 1) {
        await north.put('books', book(`${at}`, { readerId: 'ann' }));
      }
      // The books show the reader's name, so they change again.
      await north.put('readers', { id: 'ann', name: 'Ann' });
    };
    await store.transaction('write', change, { isBulk: true });
    // The last numbers of two collections, of which none was appended to.
    expect(read).toHaveBeenCalledTimes(2);
    // The books and the reader, and the mark of the books.
    expect(write).toHaveBeenCalledTimes(52);
    vi.restoreAllMocks();
    const shown = { where: { readerName: 'Ann' } };
    const found = await store.transaction('read', (tx) => tx.tenant('north').query('books', shown));
    expect(found).toHaveLength(50);
    expect(await getIds(store)).toContain('old');
  });

  it('the IndexedDB store resolves only after the commit, which waits for the disk', async () => {
    const store = await open(newName());
    const start = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const storing = storeBook(store, '1');
    const tx = returned(start.mock.results);
    expect(start.mock.lastCall?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
    expect(tx.objectStore('books').name).toBe('books');
    await storing;
    // Only a finished transaction provides no object stores.
    expect(() => tx.objectStore('books')).toThrow(DOMException);
  });

  it('the IndexedDB store rejects, with nothing stored, when the browser aborts the commit', async () => {
    const store = await open(newName());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const storing = store.transaction('write', ({ tenant }) =>
      tenant('north').put('visits', { id: '1', sequence: 1 }),
    );
    while (put.mock.results.length === 0) await Promise.resolve(); // It waits for no request.
    const request = returned(put.mock.results);
    request.addEventListener('success', () => request.transaction?.abort());
    await expect(storing).rejects.toThrow(DOMException);
    const count = store.transaction('read', ({ tenant }) => tenant('north').count('visits'));
    expect(await count).toBe(0);
  });

  it('the IndexedDB store reports that the storage is full when the browser has no room for the commit', async () => {
    const store = await open(newName());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementationOnce(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await expect(storeBook(store, '1')).rejects.toMatchObject({
      name: 'StoreUnavailable',
      reason: 'full',
    });
    expect(await getIds(store)).toEqual([]);
  });

  it('the IndexedDB store reports when work that awaits something else cannot be rolled back', async () => {
    const store = await open(newName());
    const failing = store.transaction('write', async ({ tenant }) => {
      await tenant('north').put('books', book('1'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('its writes were kept');
  });
});

describe('an IndexedDB database of another version', () => {
  it.each([
    ['older', librarySchema, newer, librarySchema.version],
    ['newer', newer, librarySchema, null],
  ])(
    'an IndexedDB database is neither opened nor changed when it is %s',
    async (_of, before, after, found) => {
      const name = newName();
      const store = await open(name, before);
      await storeBook(store, '1');
      store.close();
      await expect(open(name, after)).rejects.toMatchObject({
        name: 'StoredDataMismatch',
        reason: 'outdated',
        expected: after.version,
        found,
      });
      expect(await getIds(await open(name, before))).toEqual(['1']);
    },
  );

  it.each([
    ['has no object store', () => undefined],
    [
      'has an index missing',
      (db: IDBDatabase) => {
        for (const name of ['books', 'readers', 'notes']) {
          db.createObjectStore(name, name === 'notes' ? {} : { keyPath: ['scope', 'record.id'] });
        }
      },
    ],
    [
      'has another key',
      (db: IDBDatabase) => {
        for (const name of ['books', 'readers', 'notes']) db.createObjectStore(name);
      },
    ],
  ])('an IndexedDB database is neither opened nor changed when it %s', async (_what, layOut) => {
    const name = newName();
    const damaged = await openDB(name, librarySchema.version, {
      upgrade: (_db, _old, _new, _tx, { target }) => {
        if (target instanceof IDBOpenDBRequest) layOut(target.result);
      },
    });
    const stores = Array.from(damaged.objectStoreNames);
    damaged.close();
    await expect(open(name)).rejects.toMatchObject({ reason: 'damaged' });
    const after = await openDB(name);
    expect(Array.from(after.objectStoreNames)).toEqual(stores);
    after.close();
  });

  it('an IndexedDB database that does not open is not deleted', async () => {
    const name = newName();
    const store = await open(name);
    await storeBook(store, '1');
    store.close();
    failToOpen('UnknownError', 1);
    await expect(open(name)).rejects.toThrow(StoredDataMismatch);
    expect(await getIds(await open(name))).toEqual(['1']);
  });

  it('an IndexedDB database is emptied only by a rebuild', async () => {
    const name = newName();
    const store = await open(name);
    await storeBook(store, '1');
    store.close();
    const rebuilt = await open(name, newer, { rebuild: true });
    expect(await getIds(rebuilt)).toEqual([]);
    await storeBook(rebuilt, '2');
    expect(await getIds(await open(name, newer))).toEqual(['2']);
  });

  it('an IndexedDB database is exported with its version and all its records', async () => {
    const name = newName();
    const store = await open(name, newer);
    await storeBook(store, '1');
    store.close();
    await expect(open(name)).rejects.toThrow(StoredDataMismatch);
    expect(JSON.parse(await exportDatabase(name))).toMatchObject({
      name,
      version: newer.version,
      stores: { books: [{ scope: 'north', record: { id: '1' } }], readers: [] },
    });
  });
});

describe('IndexedDB: other tabs', () => {
  const search = { contains: [{ fields: ['title'] as const, text: 'tale' }] };
  const seen = (store: Store<Library>) =>
    store.transaction('read', async ({ tenant }) =>
      (await tenant('north').page('books', search)).rows.map(({ id }) => id),
    );
  const storeTale = (store: Store<Library>, id: string) =>
    store.transaction('write', ({ tenant }) =>
      tenant('north').put('books', book(id, { title: `Tale ${id}` })),
    );

  it('a search shows what another tab has changed', async () => {
    const name = newName();
    const [one, two] = [await open(name), await open(name)];
    await storeTale(one, '1');
    expect([await seen(one), await seen(two)]).toEqual([['1'], ['1']]);
    await storeTale(two, '2');
    await storeTale(one, '3');
    expect([await seen(one), await seen(two)]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
  });

  it('a search reads all records once, and after that only the changes', async () => {
    const store = await open(newName());
    await vi.dynamicImportSettled(); // The module that caches rows is loaded lazily.
    await storeTale(store, '1');
    await seen(store);
    const readAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    await storeTale(store, '2');
    await storeTale(store, '3');
    expect(await seen(store)).toEqual(['1', '2', '3']);
    expect(readAll).not.toHaveBeenCalled();
  });

  it('the IndexedDB store closes for a newer version and reports it, and loses nothing', async () => {
    const name = newName();
    const onClosed = vi.fn<() => void>();
    const old = await open(name, librarySchema, { onClosed });
    await storeBook(old, '1');
    await expect(open(name, newer)).rejects.toThrow(StoredDataMismatch);
    expect(onClosed).toHaveBeenCalledTimes(1);
    await expect(getIds(old)).rejects.toThrow('The store is closed.');
    expect(await getIds(await open(name))).toEqual(['1']);
  });

  it('the IndexedDB store does not report an outside close when its owner closes it', async () => {
    const name = newName();
    const onClosed = vi.fn<() => void>();
    (await open(name, librarySchema, { onClosed })).close();
    await deleteDB(name);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('the IndexedDB store stops waiting for a tab that does not close its connection', async () => {
    const name = newName();
    const stubborn = await openDB(name, 1);
    await expect(open(name, librarySchema, { patience: 10 })).rejects.toThrow(StorageOpenError);
    stubborn.close();
  });
});

describe('IndexedDB: open errors', () => {
  it.each(['SecurityError', 'InvalidStateError', 'QuotaExceededError'])(
    'an IndexedDB open error is distinguished from damage: %s',
    async (error) => {
      const name = newName();
      const store = await open(name);
      await storeBook(store, '1');
      failToOpen(error, 1);
      await expect(open(name)).rejects.toThrow(StorageOpenError);
      expect(await getIds(store)).toEqual(['1']);
    },
  );

  it('a browser without IndexedDB gets an open error', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(open(newName())).rejects.toThrow(StorageOpenError);
  });

  it('a browser that denies access to IndexedDB gets an open error', async () => {
    const error = new DOMException('Not in this frame.', 'SecurityError');
    vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
      throw error;
    });
    await expect(open(newName())).rejects.toMatchObject({ name: 'StorageOpenError', cause: error });
  });

  it('a browser that cannot delete a database for a rebuild gets an open error', async () => {
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementationOnce(() => {
      throw new DOMException('The test says no.', 'UnknownError');
    });
    await expect(open(newName(), librarySchema, { rebuild: true })).rejects.toThrow(
      StorageOpenError,
    );
  });
});

/** The return value of a spied function's first call. */
function returned<T>([first]: MockResult<T>[]): T {
  if (first?.type !== 'return') throw new Error('It was not called.');
  return first.value;
}

/** Makes the next attempts to open the database fail. */
function failToOpen(error: string, times: number): void {
  const spy = vi.spyOn(indexedDB, 'open');
  for (let at = 0; at < times; at += 1) {
    spy.mockImplementationOnce(() => {
      throw new DOMException('The test says no.', error);
    });
  }
}
