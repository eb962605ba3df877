import type { Schema } from './store.ts';

/** A small world of its own for the tests of the stores. */
export interface Library {
  books: Book;
  readers: { id: string; name: string };
}

export interface Book {
  id: string;
  author: string;
  /** An instant, as an ISO string; null while it stands on the shelf. */
  loanedAt: string | null;
  pages: number;
  isRare: boolean;
  shelf?: string;
  /** In no index, like `isMissing`. */
  title?: string | null;
  isMissing?: boolean;
  tags: string[];
}

/** Covers what IndexedDB can index and what it cannot: null, missing fields, booleans. */
export const librarySchema: Schema<Library> = {
  version: 3,
  collections: {
    books: {
      isViewed: true,
      indexes: [
        ['author', 'pages'],
        ['author', 'loanedAt'],
        ['shelf', 'author', 'pages'],
        ['isRare', 'pages'],
        ['author', 'isRare'],
        ['pages'],
        ['shelf'],
      ],
    },
    readers: { indexes: [] },
  },
};

/** A book with what the test does not care about filled in. */
export const book = (id: string, more: Partial<Book> = {}): Book => ({
  id,
  author: 'Aphra',
  loanedAt: null,
  pages: 100,
  isRare: false,
  tags: [],
  ...more,
});
