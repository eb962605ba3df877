import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openIndexedDbStore } from './indexeddb/indexeddb.ts';
import { book, librarySchema, type Book, type Library } from './library.fixtures.ts';
import { createMemoryStore } from './memory.ts';
import { getFields } from './fields.ts';
import { runGroups, runPage, runQuery } from './query.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';
import type { Query, Store, Transaction, Where } from './store.ts';

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

const random = randomFrom(20260301);
const upTo = (count: number) => Math.floor(random() * count);
const hasProbability = (share: number) => random() < share;
const oneOf = <T>(values: readonly T[], fallback: T): T => values[upTo(values.length)] ?? fallback;

const author = () => oneOf(['Aphra', 'Bede', 'Cyd', ''], 'Aphra');
const section = () => oneOf(['A', 'B', 'Ä', '\uD7FF', '😀', '\uFFFF'], 'A');
const day = () => `2026-03-0${1 + upTo(9)}T00:00:00Z`;

const randomBook = (nulls: number): Book =>
  book(`${upTo(250)}`, {
    author: author(),
    pages: upTo(12) - 4,
    loanedAt: hasProbability(nulls) ? null : day(),
    isRare: hasProbability(0.3),
    section: hasProbability(nulls) ? undefined : section(),
    title: oneOf([...titles, undefined], 'Emma'),
    isMissing: oneOf([true, false, undefined], undefined),
  });

/** With characters that JSON escapes, and that an adapter might decode wrongly. */
const titles = ['Emma', '', '1', 'null', 'a"b', "a'b", 'a\\b', 'a\nb', '😀', 'Ä 10', 'a 9', null];
const title = () => oneOf(titles, 'Emma');

/** A value, a list, a range, or any value but those of a list. */
function condition<V>(value: () => V, bound: () => NonNullable<V>) {
  const form = upTo(7);
  if (form === 0) return [value(), value()];
  if (form === 1) return { from: bound() };
  if (form === 2) return { below: bound() };
  if (form === 3) return { from: bound(), below: bound() };
  if (form === 4) return { not: [value(), value()] };
  return value();
}

const pages = () => upTo(12) - 4;
const loanedAt = () => (hasProbability(0.3) ? null : day());

function randomWhere(): Where<Book> {
  return {
    ...(hasProbability(0.5) && { author: condition(author, author) }),
    ...(hasProbability(0.3) && { pages: condition(pages, pages) }),
    ...(hasProbability(0.2) && { loanedAt: condition(loanedAt, day) }),
    ...(hasProbability(0.2) && { isRare: hasProbability(0.5) }),
    ...(hasProbability(0.2) && { section: condition(section, section) }),
    ...(hasProbability(0.3) && { title: condition(title, section) }),
    ...(hasProbability(0.1) && { isMissing: hasProbability(0.5) }),
  };
}

/** Parts of titles that some contain, and some only as a reader sees them. */
const randomContains = (): Query<Book>['contains'] =>
  hasProbability(0.3)
    ? [
        {
          fields: hasProbability(0.5) ? ['title'] : ['title', 'readerName'],
          text: oneOf(parts, ''),
        },
      ]
    : undefined;
const parts = ['', 'A', 'm', '"', 'NULL', '😀', 'a  9', 'zz'];

function randomQuery(): Query<Book> {
  return hasProbability(0.5) ? indexedQuery() : anyQuery();
}

/** A query that an index answers by itself, in its order: the one with the most shortcuts. */
function indexedQuery(): Query<Book> {
  const by = oneOf(['pages', 'loanedAt'] as const, 'pages');
  const bounds =
    by === 'pages' ? { pages: condition(pages, pages) } : { loanedAt: condition(loanedAt, day) };
  return {
    where: { author: author(), ...(hasProbability(0.7) && bounds) },
    order: { by, direction: hasProbability(0.5) ? 'descending' : 'ascending' },
    ...(hasProbability(0.3) && { offset: upTo(3) }),
    ...(hasProbability(0.8) && { limit: upTo(6) }),
  };
}

function anyQuery(): Query<Book> {
  const by = oneOf(
    ['id', 'pages', 'loanedAt', 'isRare', 'section', 'author', 'title'] as const,
    'id',
  );
  const direction = oneOf(['ascending', 'descending', undefined] as const, undefined);
  return {
    where: randomWhere(),
    contains: randomContains(),
    ...(hasProbability(0.7) && { order: { by, direction } }),
    ...(hasProbability(0.3) && { offset: upTo(8) }),
    ...(hasProbability(0.5) && { limit: upTo(30) }),
  };
}

describe('the agreement of the store adapters', () => {
  it.each([
    ['where no index misses a record', 0],
    ['where indexes miss many records', 0.3],
  ])(
    'the adapters agree with each other and with plain lists, on random changes and queries, %s',
    async (_, nulls) => {
      const stores: Store<Library>[] = [
        createMemoryStore(librarySchema),
        await openIndexedDbStore(librarySchema, { name: `agreement-${nulls}` }),
        await openSqliteStore(librarySchema, { file: ':memory:' }),
      ];
      const stored = new Map<string, Book>();
      for (let round = 0; round < 20; round += 1) {
        const puts = Array.from({ length: round % 2 ? 3 : 40 }, () => randomBook(nulls));
        const removals = Array.from({ length: 5 }, () => `${upTo(250)}`);
        for (const each of puts) stored.set(each.id, JSON.parse(JSON.stringify(each)));
        for (const id of removals) stored.delete(id);
        for (const store of stores) {
          const change = async ({ tenant, platform }: Transaction<Library>) => {
            for (const each of puts) await tenant('north').put('books', each);
            for (const id of removals) await tenant('north').remove('books', id);
            await platform.put('books', randomNoise);
          };
          await store.transaction('write', change, { isBulk: round % 3 === 2 });
        }
        for (let at = 0; at < 25; at += 1) {
          const query = randomQuery();
          const grouping = { ...query, by: oneOf(groupable, 'author'), sum: 'pages' as const };
          const books = [...stored.values()];
          const expected = {
            query,
            found: runQuery(books, query, fields),
            page: runPage(books, query, fields),
            count: runQuery(books, { where: query.where }, fields).length,
            groups: runGroups<Book, (typeof groupable)[number]>(books, grouping, fields),
          };
          for (const store of stores) {
            const found = await store.transaction('read', async ({ tenant }) => ({
              query,
              found: await tenant('north').query('books', query),
              page: await tenant('north').page('books', query),
              count: await tenant('north').count('books', query.where),
              groups: await tenant('north').groups('books', grouping),
            }));
            expect(found).toEqual(expected);
          }
        }
      }
      for (const store of stores) store.close();
    },
  );
});

const fields = getFields(librarySchema.collections.books);
const groupable = ['author', 'loanedAt', 'section', 'isRare', 'pages'] as const;

/** A book of another scope, which no query may find. */
const randomNoise = book('0', { section: 'A', loanedAt: '2026-03-05T00:00:00Z' });
