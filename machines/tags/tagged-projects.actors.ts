import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import { toTagsSearch, type TaggedProject } from './tagged-projects.ts';

export const loadTaggedProjects = fromPromise<ListPage<TaggedProject>, PageRequest>(
  async ({ input: { search }, signal }) => {
    const body = toTagsSearch(search);
    const { projects, totalCount } = await api.searchProjectTags({ body, signal });
    return { rows: projects, total: totalCount };
  },
);
