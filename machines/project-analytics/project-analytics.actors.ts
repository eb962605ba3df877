import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ProjectFilter, ProjectNode } from './project-tree.ts';

/** The tree of the projects that match all filters; a failure is silent. Source: ANLYT-042. */
export const loadProjects = fromPromise<
  readonly ProjectNode[],
  { filters: readonly ProjectFilter[] }
>(async ({ input: { filters }, signal }) => {
  const query = { selectedFilters: [...filters] };
  return (await api.getProjectAnalytics({ query, signal, isSilent: true })).projectAnalytics;
});
