import type { Schema } from './store.ts';

/** A small world for the tests of the stores. */
export interface Library {
  books: Book;
  readers: { id: string; name: string };
}

export interface Book {
  id: string;
  author: string;
  /** ISO timestamp; null while it is available. */
  loanedAt: string | null;
  pages: number;
  isRare: boolean;
  section?: string;
  /** Not indexed, like `isMissing`. */
  title?: string | null;
  isMissing?: boolean;
  tags: string[];
}

/**
 * Covers the values that IndexedDB can index and those it cannot: null, missing fields, booleans.
 */
export const librarySchema: Schema<Library> = {
  version: 3,
  collections: {
    books: {
      isViewed: true,
      indexes: [
        ['author', 'pages'],
        ['author', 'loanedAt'],
        ['section', 'author', 'pages'],
        ['isRare', 'pages'],
        ['author', 'isRare'],
        ['pages'],
        ['section'],
      ],
    },
    readers: { indexes: [] },
  },
};

/** A book with defaults for the properties that the test does not set. */
export const book = (id: string, more: Partial<Book> = {}): Book => ({
  id,
  author: 'Aphra',
  loanedAt: null,
  pages: 100,
  isRare: false,
  tags: [],
  ...more,
});
