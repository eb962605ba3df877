import { createRecordPartTestModel } from '../../../testing/record-test-models.ts';
import { engagementActivityFormMachine } from './engagement-activity-form.machine.ts';
import { toActivityForm } from './engagement-activity-form.ts';
import { exampleActivity } from '../engagement.fixtures.ts';

export const testModel = createRecordPartTestModel(engagementActivityFormMachine, {
  part: exampleActivity,
  valid: toActivityForm(exampleActivity),
  broken: { baseline: '1234.5' },
  rules: [
    { source: 'ENGAG-076', text: 'An activity has a description.' },
    {
      source: 'ENGAG-077',
      text: 'Baseline, threshold and actuals are numbers of at most five characters.',
    },
    { source: 'ENGAG-089', text: 'A new activity belongs to the active stage.' },
  ],
});
