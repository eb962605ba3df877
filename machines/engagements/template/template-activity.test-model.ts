import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { exampleTemplateActivity } from './template.fixtures.ts';
import { templateActivityMachine } from './template-activity.machine.ts';
import { toTemplateActivityForm } from './template.ts';

export const testModel = createRecordPartTestModel(templateActivityMachine, {
  part: exampleTemplateActivity,
  valid: toTemplateActivityForm(exampleTemplateActivity),
  broken: { activityDesc: ' ', baseline: '123456' },
  rules: [
    { source: 'ENGAG-076', text: 'The description of an activity is required.' },
    { source: 'ENGAG-077', text: 'Baseline and threshold are numbers of at most 5 characters.' },
    { source: 'ENGAG-078', text: 'Activities of the template have no actuals.' },
  ],
});
