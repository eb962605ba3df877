import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { engagementStageMachine } from './engagement-stage.machine.ts';
import { toStageForm } from './engagement-stage.ts';
import { exampleStage } from './engagement.fixtures.ts';

export const testModel = createRecordPartTestModel(engagementStageMachine, {
  part: exampleStage,
  valid: toStageForm(exampleStage),
  broken: { stageName: '' },
  rules: [
    { source: 'ENGAG-071', text: 'A stage has a name of up to 500 characters.' },
    { source: 'ENGAG-073', text: 'A stage has a description.' },
  ],
});
