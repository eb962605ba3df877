import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { engagementFormMachine } from './engagement-form.machine.ts';
import { toEngagementForm } from './engagement-form.ts';
import { exampleHead } from './engagement.fixtures.ts';

export const testModel = createRecordPartTestModel(engagementFormMachine, {
  part: exampleHead,
  valid: toEngagementForm(exampleHead),
  broken: { name: '' },
  rules: [
    { source: 'ENGAG-065', text: 'An engagement has a name of up to 250 characters.' },
    { source: 'ENGAG-067', text: 'The day on which an engagement started is required.' },
    { source: 'ENGAG-070', text: 'An engagement is not saved without a project type.' },
  ],
});
