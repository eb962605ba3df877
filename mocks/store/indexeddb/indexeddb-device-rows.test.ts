import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toStored } from './indexeddb-layout.ts';
import { openIndexedDbStore } from './indexeddb.ts';
import './indexeddb-rows.ts';
import { book, librarySchema, type Book, type Library } from '../library.fixtures.ts';
import { getFields } from '../fields.ts';
import { runQuery } from '../query.ts';
import type { Query, Schema, Scope, Store } from '../store.ts';

/** A query that no index serves. */
const byPages: Query<Book> = {
  contains: [{ fields: ['title'], text: 'a' }],
  order: { by: 'pages', direction: 'descending' },
};

let databases = 0;
const opened: Store<Library>[] = [];

async function openTab(name: string, schema: Schema<Library> = librarySchema, rebuild = false) {
  const store = await openIndexedDbStore(schema, { name, minRows: 0, rebuild });
  opened.push(store);
  await vi.dynamicImportSettled(); // The module that stores views is loaded lazily.
  return store;
}

const newName = () => `kept-${(databases += 1)}`;
const viewed = (store: Store<Library>) =>
  store.transaction('read', (tx) => tx.tenant('north').query('books', byPages));
const write = (store: Store<Library>, work: (db: Scope<Library>) => Promise<void>) =>
  store.transaction('write', (tx) => work(tx.tenant('north')));
/** The same from all records. */
const made = async (store: Store<Library>) => {
  const books = await store.transaction('read', (tx) => tx.tenant('north').query('books', all));
  return runQuery(books, byPages, getFields(librarySchema.collections.books));
};
/** Read by an index. */
const all: Query<Book> = { where: { author: 'Aphra' } };

/** The additional data of a database, as another program sees it. */
async function readNotes(name: string) {
  const db = await openDB(name);
  const keys = (await db.getAllKeys('notes')).map(String);
  db.close();
  return keys.filter((key) => key.includes('kept')).map((key) => key.replace('books,north,', ''));
}

const waitForStored = (name: string) =>
  vi.waitFor(async () => expect(await readNotes(name)).toContain('kept,rows'));

/** Counts the records that are loaded in full, from now on. */
function readAll() {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  return () => (spy.mock.contexts as IDBObjectStore[]).filter((at) => at.name === 'books').length;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const store of opened.splice(0)) store.close();
});

const some = async (db: Scope<Library>) => {
  for (let at = 0; at < 30; at += 1)
    await db.put('books', book(`${at}`, { pages: at % 7, title: `a ${at}` }));
};

describe('rows that are stored on the device', () => {
  it('stored rows are read by the next tab without the records that it is made of', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    const rows = await viewed(one);
    await waitForStored(name);
    const next = await openTab(name);
    const times = readAll();
    expect(await viewed(next)).toEqual(rows);
    expect(times()).toBe(0);
  });

  it('stored rows follow later changes, additions and deletions by the noted records', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    await viewed(one);
    await waitForStored(name);
    await write(one, async (db) => {
      await db.put('books', book('3', { pages: 99 }));
      await db.put('books', book('new', { pages: 1 }));
      await db.remove('books', '5');
    });
    expect(await readNotes(name)).toEqual([
      'kept,changed,3',
      'kept,changed,5',
      'kept,changed,new',
      'kept,rows',
      'kept,state',
    ]);
    const next = await openTab(name);
    const times = readAll();
    expect(await viewed(next)).toEqual(await made(one));
    expect(times()).toBe(0);
  });

  it('stored rows are unchanged when a change is rolled back', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    const rows = await viewed(one);
    await waitForStored(name);
    const failing = write(one, async (db) => {
      await db.put('books', book('3', { pages: 99 }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await viewed(await openTab(name))).toEqual(rows);
    expect(await readNotes(name)).toEqual(['kept,rows', 'kept,state']);
  });

  it('stored rows are built again when someone has changed records without noting which', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    await viewed(one);
    await waitForStored(name);
    const db = await openDB(name);
    const changed = book('3', { pages: 99 });
    await db.put('books', toStored('north', changed, librarySchema.collections.books));
    await db.put('notes', 'a mark of their own', ['books', 'north', 'mark']);
    db.close();
    expect(await viewed(await openTab(name))).toEqual(await made(one));
    // A change that is logged afterwards does not make the outdated rows valid again.
    await write(one, (scope) => scope.put('books', book('4', { pages: 98 })));
    expect(await viewed(await openTab(name))).toEqual(await made(one));
  });

  it('stored rows are not used by an app version that needs other fields', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    await viewed(one);
    await waitForStored(name);
    const { books } = librarySchema.collections;
    const { title: _title, ...fields } = books.fields;
    const other = await openTab(name, {
      ...librarySchema,
      collections: {
        ...librarySchema.collections,
        books: { ...books, fields: { title: 'name', ...fields } },
      },
    });
    const times = readAll();
    expect(await viewed(other)).toEqual(await made(one));
    expect(times()).toBeGreaterThan(0);
  });

  it('stored rows are deleted with the records when they are rebuilt', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    await viewed(one);
    await waitForStored(name);
    const schema = { ...librarySchema, version: librarySchema.version + 1 };
    const newer = await openTab(name, schema, true);
    expect(await viewed(newer)).toEqual([]);
    expect(await readNotes(name)).not.toContain('kept,state');
  });

  it('stored rows are dropped by a very large change, and stored again by the next reader', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    await viewed(one);
    await waitForStored(name);
    await write(one, async (db) => {
      for (let at = 0; at < 1200; at += 1) await db.put('books', book(`many-${at}`));
    });
    expect(await readNotes(name)).toEqual([]);
    const next = await openTab(name);
    expect(await viewed(next)).toEqual(await made(one));
    await waitForStored(name);
  });

  it('stored rows are stored again by the tab that made a very large change, once it reads the records', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    await viewed(one);
    await waitForStored(name);
    await write(one, async (db) => {
      for (let at = 0; at < 1200; at += 1) await db.put('books', book(`many-${at}`));
    });
    const rows = await viewed(one);
    await waitForStored(name);
    const next = await openTab(name);
    const times = readAll();
    expect(await viewed(next)).toEqual(rows);
    expect(times()).toBe(0);
  });

  it('stored rows are stored again after many changes, and its notes start empty', async () => {
    const name = newName();
    const one = await openTab(name);
    await write(one, some);
    await viewed(one);
    await waitForStored(name);
    await write(one, async (db) => {
      for (let at = 0; at < 150; at += 1) await db.put('books', book(`more-${at}`, { pages: at }));
    });
    expect(await readNotes(name)).toHaveLength(152);
    expect(await viewed(await openTab(name))).toEqual(await made(one));
    await vi.waitFor(async () =>
      expect(await readNotes(name)).toEqual(['kept,rows', 'kept,state']),
    );
    expect(await viewed(await openTab(name))).toEqual(await made(one));
  });
});

/** Pseudorandom numbers from 0 to below 1, the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('rows with multiple tabs that change, close and open', () => {
  it.each([1, 2, 3])('rows always match their records, seed %i', async (seed) => {
    const random = randomFrom(seed);
    const upTo = (count: number) => Math.floor(random() * count);
    const name = newName();
    const tabs = [await openTab(name), await openTab(name)];
    const change = (db: Scope<Library>) =>
      random() < 0.3
        ? db.remove('books', `${upTo(40)}`)
        : db.put('books', book(`${upTo(40)}`, { pages: upTo(9) }));
    for (let round = 0; round < 40; round += 1) {
      const tab = tabs[upTo(tabs.length)] as Store<Library>;
      const isStored = random() < 0.8;
      const many = random() < 0.1 ? 120 : 4;
      const writing = write(tab, async (db) => {
        for (let at = 0; at < many; at += 1) await change(db);
        if (random() < 0.2) await db.query('books', byPages);
        if (!isStored) throw new Error('taken back');
      });
      await writing.catch((error: Error) => {
        if (error.message !== 'taken back') throw error;
      });
      if (random() < 0.3) {
        const at = upTo(tabs.length);
        tabs[at]?.close();
        tabs[at] = await openTab(name);
      }
      if (random() < 0.3) await new Promise((resolve) => setTimeout(resolve, 60)); // it is idle
      for (const each of tabs) expect(await viewed(each)).toEqual(await made(each));
    }
  });
});
