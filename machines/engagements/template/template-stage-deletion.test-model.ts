import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { exampleTemplateStage } from './template.fixtures.ts';
import { templateStageDeletionMachine } from './template-stage-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(templateStageDeletionMachine, {
  part: exampleTemplateStage,
  rules: [
    { source: 'ENGAG-036', text: 'Are you sure you want to delete this Stage?' },
    { source: 'ENGAG-035', text: 'Deletions of the template have the title Confirm Delete.' },
  ],
});
