import type { Schema, Store } from './store.ts';

/** A small world for the tests of the stores. */
export interface Library {
  books: Book;
  readers: { id: string; name: string };
  visits: { id: string; sequence: number };
}

export interface Book {
  id: string;
  author: string;
  /** ISO timestamp; null while it is available. */
  loanedAt: string | null;
  pages: number;
  isRare: boolean;
  section?: string;
  /** For readers. */
  title?: string | null;
  /** Unique with the section. */
  callNumber?: string | null;
  isMissing?: boolean;
  readerId?: string | null;
  /** Computed: the name of the reader. */
  readerName?: string | null;
  tags: string[];
}

/**
 * Covers the values that IndexedDB can index and those it cannot: null, missing fields, booleans.
 */
export const librarySchema: Schema<Library> = {
  version: 3,
  collections: {
    books: {
      fields: {
        author: 'text',
        loanedAt: 'instant',
        pages: 'number',
        isRare: 'boolean',
        section: 'text',
        title: 'name',
        callNumber: 'text',
        isMissing: 'boolean',
        readerId: 'text',
        readerName: 'name',
      },
      isLarge: true,
      unique: [['section', 'callNumber']],
      indexes: [
        ['author', 'pages'],
        ['author', 'loanedAt'],
        ['section', 'author', 'pages'],
        ['isRare', 'pages'],
        ['author', 'isRare'],
        ['pages'],
        ['section'],
        ['author', 'title'],
        ['readerId'],
      ],
    },
    readers: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
    visits: { fields: { sequence: 'number' }, indexes: [['sequence']] },
  },
  derived: {
    books: {
      compute: async (scope, { readerId }) => ({
        readerName: readerId ? ((await scope.get('readers', readerId))?.name ?? null) : null,
      }),
      from: { readers: { fields: ['name'], where: ({ id }) => [{ readerId: id }] } },
    },
  },
};

/** A book with defaults for the properties that the test does not set. */
export const book = (id: string, more: Partial<Book> = {}): Book => ({
  id,
  author: 'Aphra',
  loanedAt: null,
  pages: 100,
  isRare: false,
  readerName: null,
  tags: [],
  ...more,
});

/** A store whose transactions all change their records in bulk. */
export const changingInBulk = (store: Store<Library>): Store<Library> => ({
  ...store,
  transaction: (mode, work) => store.transaction(mode, work, { isBulk: true }),
});
