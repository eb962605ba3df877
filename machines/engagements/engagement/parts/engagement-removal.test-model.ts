import { createPartDeletionTestModel } from '../../../testing/record-test-models.ts';
import { engagementRemovalMachine } from './engagement-removal.machine.ts';
import { exampleStage } from '../engagement.fixtures.ts';

export const testModel = createPartDeletionTestModel(engagementRemovalMachine, {
  part: { kind: 'stage', id: exampleStage.stageId, name: exampleStage.stageName, activities: 2 },
  rules: [
    { source: 'ENGAG-114', text: 'A stage is removed with its activities after a confirmation.' },
    { source: 'ENGAG-115', text: 'An activity is removed with its parts after a confirmation.' },
  ],
});
