import { changedByOther, missing, serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { tagMergeMachine } from './tag-merge.machine.ts';
import { sampleTag, sampleTags } from './tag.fixtures.ts';

const others = sampleTags.filter(({ id }) => id !== sampleTag.id);
const intoId = others[0]?.id ?? null;

export const testModel = createTestModel(tagMergeMachine, {
  inputs: [
    { id: sampleTag.id, intoId: null },
    { id: sampleTag.id, intoId },
  ],
  events: [
    { type: 'target.selected', id: intoId },
    { type: 'MERGE' },
    { type: 'CANCEL' },
    done('loadTagsToMerge', { from: sampleTag, others }),
    failed('loadTagsToMerge', missing),
    failed('loadTagsToMerge', serverError),
    done('mergeTags'),
    failed('mergeTags', changedByOther),
    failed('mergeTags', serverError),
  ],
  rules: [
    {
      source: 'PROJ-D71',
      text: 'A merge says before how many projects it affects; afterwards they have the other tag.',
    },
    {
      source: 'PROJ-D71',
      text: 'The tag whose name was typed in the form of another one is the one that remains.',
    },
    {
      source: 'ADR 0003',
      text: 'Tags that someone else has changed are not merged; they are shown as they are now.',
    },
  ],
});
