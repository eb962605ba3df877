import { describe, expect, it } from 'vitest';
import { book, librarySchema, type Book } from './library.fixtures.ts';
import { selectIndex, compare, matches, paged, sorted } from './query.ts';
import type { Query } from './store.ts';

const { indexes } = librarySchema.collections.books;
const chooseIndexFields = (query: Query<Book>) => selectIndex(indexes, query)?.index.join('+');

describe('the selection of an index', () => {
  it('the index selection requires equality on all fields but the last', () => {
    expect(chooseIndexFields({ where: { author: 'Aphra', pages: { from: 1 } } })).toBe(
      'author+pages',
    );
    expect(
      chooseIndexFields({ where: { author: ['Aphra'], loanedAt: { from: '2' } } }),
    ).toBeUndefined();
    expect(chooseIndexFields({ where: { author: 'Aphra' } })).toBe('author+pages');
  });

  it('the index selection prefers the index that excludes most records', () => {
    const where = { author: 'Aphra', section: 'A', pages: 3 };
    expect(chooseIndexFields({ where })).toBe('section+author+pages');
    expect(chooseIndexFields({ where: { author: 'Aphra' }, order: { by: 'loanedAt' } })).toBe(
      'author+loanedAt',
    );
  });

  it('the index selection uses an index for the order only, and none when nothing is requested', () => {
    expect(chooseIndexFields({ order: { by: 'pages' } })).toBe('pages');
    expect(chooseIndexFields({})).toBeUndefined();
    expect(chooseIndexFields({ order: { by: 'loanedAt' } })).toBeUndefined();
  });

  it('the index selection leaves values that the index cannot contain to filtering', () => {
    const where = { isRare: true, pages: 3 };
    const plan = selectIndex(indexes, { where }, (value) => typeof value === 'number');
    expect(plan).toMatchObject({ index: ['pages'], last: { equal: 3 }, isExact: false });
  });
});

describe('plain queries', () => {
  it('a plain query matches when all conditions are true', () => {
    expect(matches(book('1', { pages: 5 }), { pages: { from: 5, below: 6 }, isRare: false })).toBe(
      true,
    );
    expect(matches(book('1', { pages: 5 }), { pages: { from: 5, below: 6 }, isRare: true })).toBe(
      false,
    );
    expect(matches(book('1'), undefined)).toBe(true);
  });

  it('a plain query sorts null, numbers, strings, booleans', () => {
    const values = [true, 'b', 2, null, 'a', 1, false];
    expect(values.toSorted(compare)).toEqual([null, 1, 2, 'a', 'b', false, true]);
  });

  it('a plain query leaves the given list unchanged', () => {
    const books = [book('2'), book('1')];
    expect(sorted(books, undefined).map(({ id }) => id)).toEqual(['1', '2']);
    expect(paged(books, { offset: 1 }).map(({ id }) => id)).toEqual(['1']);
    expect(books.map(({ id }) => id)).toEqual(['2', '1']);
  });
});
