import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { toProjectSearch } from './project-search.ts';

export type ProjectCounts = Schema<'ProjectFilterCounts'>;

/** The names of the tags, the owners and the parent that the list is filtered by. */
export type FilterNames = Schema<'ProjectFilterNames'>;

/** The number of projects of each filter, under all others, whose names come along. */
export const countProjects = fromPromise<
  { counts: ProjectCounts; names: FilterNames },
  { search: ListSearch }
>(async ({ input: { search }, signal }) => {
  const body = toProjectSearch(search);
  const { filterCounts: counts, filterNames: names } = await api.countProjects({ body, signal });
  return { counts, names };
});
