import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import {
  exampleProjectTag,
  exampleProjectTags,
  exampleTag,
  tagsInput,
} from '../parts/project-extras.fixtures.ts';
import { projectTagsMachine } from './project-tags.machine.ts';
import { getAssignable } from './project-tags.ts';

const newId = '3c9d2e10-0000-4000-8000-000000000009';

export const testModel = createTestModel(projectTagsMachine, {
  inputs: [tagsInput],
  events: [
    { type: 'tag.create', name: 'Quarterly' },
    { type: 'tag.assign', tagId: exampleTag.id, assignedToAll: true },
    { type: 'tag.remove', tag: exampleProjectTag },
    { type: 'removal.undo' },
    done('createTag', newId),
    failed('createTag', serverError),
    done('assignTag', exampleProjectTags),
    failed('assignTag', serverError),
    done('removeTag', exampleProjectTags),
    failed('removeTag', serverError),
    { type: 'project.updated', detail: tagsInput.detail },
  ],
  atHand: ({ detail, projectTags }) => [
    ...getAssignable(detail.tags, projectTags)
      .slice(0, 1)
      .map(({ id }) => ({ type: 'tag.assign' as const, tagId: id, assignedToAll: false })),
    ...projectTags
      .filter(({ isRemovable }) => isRemovable)
      .map((tag) => ({ type: 'tag.remove' as const, tag })),
  ],
  rules: [
    { source: 'PROJ-010', text: 'The overview shows the tags of a project, also inherited ones.' },
    {
      source: 'PROJ-026',
      text: 'A tag is assigned to the project alone, or to its sub-projects as well.',
    },
    {
      source: 'PROJ-062',
      text: 'Tags are assigned, created and removed; a removal can be undone.',
    },
  ],
});
