import { createRecordPartTestModel } from '../../../testing/record-test-models.ts';
import { activityActionMachine } from './activity-action.machine.ts';
import { toActionForm } from './activity-part.ts';
import { exampleAction } from '../engagement.fixtures.ts';

export const testModel = createRecordPartTestModel(activityActionMachine, {
  part: exampleAction,
  valid: toActionForm(exampleAction),
  broken: { action: '' },
  rules: [
    { source: 'ENGAG-080', text: 'An action item has a text.' },
    { source: 'ENGAG-120', text: 'An action item is saved once, also when its save is repeated.' },
  ],
});
