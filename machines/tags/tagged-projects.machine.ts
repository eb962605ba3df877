import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import { toTagsSearch, type TaggedProject } from './tagged-projects.ts';
import { createList } from '../lists/create-list.ts';
import { selection } from '../lists/selection.ts';
import { companion } from '../companions.ts';
import { taggingMachine } from './tagging.machine.ts';

const loadTaggedProjects = fromPromise<ListPage<TaggedProject>, PageRequest>(
  async ({ input: { search }, signal }) => {
    const body = toTagsSearch(search);
    const { projects, totalCount } = await api.searchProjectTags({ body, signal });
    return { rows: projects, total: totalCount };
  },
);

export const taggedProjectsMachine = createList<TaggedProject>({
  id: 'tagged-projects',
  description:
    'The projects that the person has access to with their tags, filtered, sorted and paged by the server. Source: ADMIN-013, PROJ-D72.',
  loadPage: loadTaggedProjects,
  parts: [selection(({ projectId }) => projectId)],
  companions: [
    companion(taggingMachine, {
      reports: {
        'tags.changed': ({ projects }) => [
          { type: 'rows.dropped', rows: projects },
          { type: 'rows.changed' },
        ],
      },
    }),
  ],
});
