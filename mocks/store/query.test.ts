import { describe, expect, it } from 'vitest';
import { book, librarySchema, type Book } from './library.fixtures.ts';
import { getFields } from './fields.ts';
import { selectIndex, compare, matching, paged, sorted } from './query.ts';
import type { Query } from './store.ts';

const searched = librarySchema.collections.books;
const fields = getFields(searched);
const chooseIndexFields = (query: Query<Book>) =>
  selectIndex(searched, query, fields)?.index.join('+');

describe('the selection of an index', () => {
  it('the index selection requires equality on all fields but the last', () => {
    expect(chooseIndexFields({ where: { author: 'Aphra', pages: { from: 1 } } })).toBe(
      'author+pages',
    );
    expect(chooseIndexFields({ where: { author: { from: 'A' }, loanedAt: '2' } })).toBeUndefined();
    expect(chooseIndexFields({ where: { author: 'Aphra' } })).toBe('author+pages');
  });

  it('the index selection prefers the index that excludes most records', () => {
    const where = { author: 'Aphra', section: 'A', pages: 3 };
    expect(chooseIndexFields({ where })).toBe('section+author+pages');
    expect(chooseIndexFields({ where: { author: 'Aphra' }, order: { by: 'loanedAt' } })).toBe(
      'author+loanedAt',
    );
  });

  it('the index selection reads one part of an index for each combination of listed values', () => {
    const where = { author: ['Aphra', 'Bede', 'Aphra'], pages: [1, 2] };
    expect(selectIndex(searched, { where }, fields)?.parts).toEqual([
      { prefix: ['Aphra'], last: { equal: 1 } },
      { prefix: ['Aphra'], last: { equal: 2 } },
      { prefix: ['Bede'], last: { equal: 1 } },
      { prefix: ['Bede'], last: { equal: 2 } },
    ]);
    expect(selectIndex(searched, { where: { author: [] } }, fields)?.parts).toEqual([]);
    const many = Array.from({ length: 201 }, (_, at) => `${at}`);
    expect(chooseIndexFields({ where: { section: many } })).toBeUndefined();
  });

  it('the index selection uses an index for the order only, and none when nothing is requested', () => {
    expect(chooseIndexFields({ order: { by: 'pages' } })).toBe('pages');
    expect(chooseIndexFields({})).toBeUndefined();
    expect(chooseIndexFields({ order: { by: 'loanedAt' } })).toBeUndefined();
  });

  it('the index selection leaves names to filtering, since an index orders them by their keys', () => {
    const where = { author: 'Aphra', title: 'Emma' };
    expect(selectIndex(searched, { where }, fields)).toMatchObject({ isExact: false });
    expect(chooseIndexFields({ where: { author: 'Aphra' }, order: { by: 'title' } })).toBe(
      'author+title',
    );
    expect(chooseIndexFields({ where: { title: 'Emma' } })).toBeUndefined();
  });
});

describe('plain queries', () => {
  it('a plain query matches when all conditions are true', () => {
    const five = book('1', { pages: 5 });
    const found = (query: Query<Book>) => matching([five], query, fields).length;
    expect(found({ where: { pages: { from: 5, below: 6 }, isRare: false } })).toBe(1);
    expect(found({ where: { pages: { from: 5, below: 6 }, isRare: true } })).toBe(0);
    expect(found({})).toBe(1);
  });

  it('a plain query sorts null before all values of the type', () => {
    expect(['b', null, 'a'].toSorted(compare)).toEqual([null, 'a', 'b']);
    expect([true, null, false].toSorted(compare)).toEqual([null, false, true]);
    expect([2, null, -1].toSorted(compare)).toEqual([null, -1, 2]);
  });

  it('a plain query leaves the given list unchanged', () => {
    const books = [book('2'), book('1')];
    expect(sorted(books, undefined, fields).map(({ id }) => id)).toEqual(['1', '2']);
    expect(paged(books, { offset: 1 }).map(({ id }) => id)).toEqual(['1']);
    expect(books.map(({ id }) => id)).toEqual(['2', '1']);
  });
});
