import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { exampleTemplateActivity } from './template.fixtures.ts';
import { templateActivityDeletionMachine } from './template-activity-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(templateActivityDeletionMachine, {
  part: exampleTemplateActivity,
  rules: [{ source: 'ENGAG-037', text: 'Are you sure you want to delete this Activity?' }],
});
