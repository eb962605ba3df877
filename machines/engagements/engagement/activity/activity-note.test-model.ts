import { createRecordPartTestModel } from '../../../testing/record-test-models.ts';
import { activityNoteMachine } from './activity-note.machine.ts';
import { toNoteForm } from './activity-part.ts';
import { exampleNote } from '../engagement.fixtures.ts';

export const testModel = createRecordPartTestModel(activityNoteMachine, {
  part: exampleNote,
  valid: toNoteForm(exampleNote),
  broken: { notes: '' },
  rules: [
    { source: 'ENGAG-081', text: 'An empty note is not saved.' },
    {
      source: 'ENGAG-117',
      text: 'The note of an activity is saved once, also when its save is repeated.',
    },
  ],
});
