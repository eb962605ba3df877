import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { sampleChoices, sampleOwnTag, sampleTagged } from './tagged-projects.fixtures.ts';
import { taggingMachine } from './tagging.machine.ts';

const [project, other] = sampleTagged;

export const testModel = createTestModel(taggingMachine, {
  inputs: [undefined],
  events: [
    { type: 'tags.assign', projects: [project, other] },
    { type: 'choice.changed', change: { tagId: sampleOwnTag.tagId } },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    { type: 'retry' },
    { type: 'report.retry' },
    { type: 'report.closed' },
    { type: 'removal.undo' },
    { type: 'tag.switch', project, tag: sampleOwnTag },
    { type: 'tag.remove', project, tag: sampleOwnTag },
    done('loadTagChoices', sampleChoices),
    failed('loadTagChoices', serverError),
    done('loadTagsToAssign', sampleChoices),
    failed('loadTagsToAssign', serverError),
    done('assignToNext'),
    failed('assignToNext', serverError),
    done('assignToNextAgain'),
    failed('assignToNextAgain', serverError),
    done('switchTag'),
    failed('switchTag', serverError),
    done('removeTag'),
    failed('removeTag', serverError),
    done('restoreTag'),
    failed('restoreTag', serverError),
  ],
  rules: [
    {
      source: 'PROJ-D72',
      text: 'A tag is assigned to one project or to all selected ones; projects that do not get it are named, with the reason, and can be tried again.',
    },
    { source: 'PROJ-D72', text: 'The removal of a tag from a project can be undone.' },
    {
      source: 'PROJ-026',
      text: 'A tag is inherited by the sub-projects or not, and can be removed where it is assigned.',
    },
  ],
});
