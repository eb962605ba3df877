import { fromPromise } from 'xstate';
import { createList } from './create-list.ts';
import type { ListSearch } from './list-search.ts';
import type { ListPage } from './list-types.ts';

/** Placeholder for the loader that each list has to provide. */
const noLoader = fromPromise<ListPage<unknown>, { search: ListSearch }>(() =>
  Promise.reject(new Error('This list has been given no loader.')),
);

/** The machine of every server-paged list, before it gets a loader. */
export const listMachine = createList<unknown>({
  id: 'list',
  description:
    'A remote list: one page at a time, sorted and filtered by the server. Each list passes its own loader.',
  loadPage: noLoader,
});
