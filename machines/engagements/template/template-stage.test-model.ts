import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { exampleTemplateStage } from './template.fixtures.ts';
import { templateStageMachine } from './template-stage.machine.ts';
import { toTemplateStageForm } from './template.ts';

export const testModel = createRecordPartTestModel(templateStageMachine, {
  part: exampleTemplateStage,
  valid: toTemplateStageForm(exampleTemplateStage),
  broken: { stageName: ' ' },
  rules: [
    { source: 'ENGAG-075', text: 'Stages of the template have the same rules as stages.' },
    { source: 'ENGAG-047', text: 'A stage is visible to the tenant unless that is switched off.' },
  ],
});
