import { fromPromise } from 'xstate';
import type { ListSearch } from './list-search.ts';

/** One page of a list, and how many records there are on all pages together. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
}

/** Reads one page. Each list gives its own, which makes one call of the contract. */
export type PageLoader<Row> = ReturnType<typeof fromPromise<ListPage<Row>, { search: ListSearch }>>;

/** Stands for the loader that a list has to be given. */
export const noLoader = fromPromise<ListPage<unknown>, { search: ListSearch }>(() =>
  Promise.reject(new Error('This list has been given no loader.')),
);
