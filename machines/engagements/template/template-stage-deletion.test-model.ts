import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { exampleTemplateStage } from './template.fixtures.ts';
import { templateStageDeletionMachine } from './template-stage-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(templateStageDeletionMachine, {
  part: exampleTemplateStage,
  rules: [
    { source: 'ENGAG-035', text: 'The confirmation has the title Confirm Delete.' },
    { source: 'ENGAG-036', text: 'The confirmation asks whether to delete this stage.' },
  ],
});
