import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { toProjectSearch } from './project-search.ts';

export type ProjectCounts = Schema<'ProjectFilterCounts'>;

/** The number of projects of each filter, under all others. */
export const countProjects = fromPromise<ProjectCounts, { search: ListSearch }>(
  async ({ input: { search }, signal }) =>
    (await api.countProjects({ body: toProjectSearch(search), signal })).filterCounts,
);
