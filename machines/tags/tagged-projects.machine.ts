import { createList } from '../lists/create-list.ts';
import { selection } from '../lists/selection.ts';
import { loadTaggedProjects } from './tagged-projects.actors.ts';
import type { TaggedProject } from './tagged-projects.ts';
import { companion } from '../companions.ts';
import { taggingMachine } from './tagging.machine.ts';

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
