import { fromPromise } from 'xstate';
import { createList } from './create-list.ts';
import type { ListSearch } from './list-search.ts';
import type { ListPage } from './list-types.ts';

/** Stands for the loader that a list has to be given. */
const noLoader = fromPromise<ListPage<unknown>, { search: ListSearch }>(() =>
  Promise.reject(new Error('This list has been given no loader.')),
);

/** The chart of every list that the server pages, before it is given a loader. */
export const listMachine = createList<unknown>({
  id: 'list',
  description:
    'A remote list: one page at a time, sorted and filtered by the server. Each list gives its own loader.',
  loadPage: noLoader,
});
