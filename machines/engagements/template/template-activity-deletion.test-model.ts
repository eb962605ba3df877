import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { exampleTemplateActivity } from './template.fixtures.ts';
import { templateActivityDeletionMachine } from './template-activity-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(templateActivityDeletionMachine, {
  part: exampleTemplateActivity,
  rules: [
    { source: 'ENGAG-035', text: 'The confirmation has the title Confirm Delete.' },
    { source: 'ENGAG-037', text: 'The confirmation asks whether to delete this activity.' },
  ],
});
