import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { book, librarySchema, type Book, type Library } from '../library.fixtures.ts';
import { createMemoryStore } from '../memory.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Query, Schema, Store } from '../store.ts';

/** Pages of books are also ordered by an index of their titles. */
const schema: Schema<Library> = {
  ...librarySchema,
  collections: {
    ...librarySchema.collections,
    books: { ...librarySchema.collections.books, ordered: ['title'] },
  },
};

let folder: string;
const opened: Store<Library>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-results-'));
});

afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<Store<Library>> {
  const store = await openSqliteStore(schema, { file: join(folder, 'library.db') });
  opened.push(store);
  return store;
}

const add = (store: Store<Library>, books: readonly Book[], scope = 'north') =>
  store.transaction('write', async (tx) => {
    for (const each of books) await tx.tenant(scope).put('books', each);
  });

const countIn = (store: Store<Library>, scope = 'north') =>
  store.transaction('read', async (tx) => {
    const [count, groups] = await Promise.all([
      tx.tenant(scope).count('books', { author: 'Aphra' }),
      tx.tenant(scope).groups('books', { by: 'author', sum: 'pages' }),
    ]);
    return [count, groups.map((group) => [group.value, group.count, group.sum])];
  });

describe('SQLite: results that reads share', () => {
  it('a count and its groups follow each change of their collection', async () => {
    const store = await open();
    await add(store, [book('1')]);
    expect(await countIn(store)).toEqual([1, [['Aphra', 1, 100]]]);
    await add(store, [book('2', { pages: 50 })]);
    expect(await countIn(store)).toEqual([2, [['Aphra', 2, 150]]]);
    await store.transaction('write', (tx) => tx.tenant('north').remove('books', '1'));
    expect(await countIn(store)).toEqual([1, [['Aphra', 1, 50]]]);
    await store.clear();
    expect(await countIn(store)).toEqual([0, []]);
  });

  it('a count follows the changes of another process', async () => {
    const [store, other] = [await open(), await open()];
    await add(store, [book('1')]);
    expect(await countIn(store)).toEqual([1, [['Aphra', 1, 100]]]);
    await add(other, [book('2')]);
    expect(await countIn(store)).toEqual([2, [['Aphra', 2, 200]]]);
  });

  it('a count has only records of its own scope', async () => {
    const store = await open();
    await add(store, [book('1')]);
    await add(store, [book('1'), book('2')], 'south');
    expect(await countIn(store)).toEqual([1, [['Aphra', 1, 100]]]);
    expect(await countIn(store, 'south')).toEqual([2, [['Aphra', 2, 200]]]);
  });

  it('a count stays the same after a rollback, whatever is written later', async () => {
    const store = await open();
    await add(store, [book('1')]);
    const failing = store.transaction('write', async (tx) => {
      await tx.tenant('north').put('books', book('2'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countIn(store)).toEqual([1, [['Aphra', 1, 100]]]);
    await add(store, [book('3', { pages: 1 })]);
    expect(await countIn(store)).toEqual([2, [['Aphra', 2, 101]]]);
  });

  it('a caller may change the groups that it got', async () => {
    const store = await open();
    await add(store, [book('1')]);
    await store.transaction('read', async (tx) => {
      for (const group of await tx.tenant('north').groups('books', { by: 'author' })) {
        group.count = 7;
      }
    });
    expect(await countIn(store)).toEqual([1, [['Aphra', 1, 100]]]);
  });
});

describe('SQLite: pages of a large collection', () => {
  const books = Array.from({ length: 2400 }, (_, at) =>
    book(String(at).padStart(5, '0'), {
      author: `Author ${at % 7}`,
      pages: (at * 7919) % 1000,
      title: `${at % 3 === 0 ? 'Common' : 'Plain'} ${(at * 31) % 2400}${at >= 2300 ? ' rare' : ''}`,
    }),
  );
  const texts = ['', 'common', 'rare', 'common 1', 'missing'];
  const orders = [
    { by: 'title' },
    { by: 'title', direction: 'descending' },
    { by: 'pages' },
    { by: 'author' },
  ] as const;
  const parts = [
    { offset: 0, limit: 20 },
    { offset: 40, limit: 20 },
    { offset: 790, limit: 20 },
    { offset: 0, limit: 0 },
  ];
  const conditions: Query<Book>['where'][] = [{}, { author: 'Author 3' }, { isRare: true }];

  it('a page of any search, order and condition is that of the records in memory', async () => {
    const [store, memory] = [await open(), createMemoryStore(schema)];
    opened.push(memory);
    await Promise.all([add(store, books), add(memory, books)]);
    const queries = texts.flatMap((text) =>
      orders.flatMap((order) =>
        parts.flatMap((part) =>
          conditions.map((where): Query<Book> => {
            const contains = text ? [{ fields: ['title'] as const, text }] : [];
            return { ...part, order, where, contains };
          }),
        ),
      ),
    );
    const readAll = (from: Store<Library>) =>
      from.transaction('read', async (tx) => {
        const found = [];
        for (const query of queries) {
          const { rows, total } = await tx.tenant('north').page('books', query);
          const listed = await tx.tenant('north').query('books', query);
          found.push({
            query,
            total,
            page: rows.map(({ id }) => id),
            listed: listed.map(({ id }) => id),
          });
        }
        return found;
      });
    const [found, expected] = [await readAll(store), await readAll(memory)];
    expect(found).toEqual(expected);
  });
});
