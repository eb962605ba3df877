import { createPartDeletionTestModel } from '../../../testing/record-test-models.ts';
import { projectTypeDeletionMachine } from './project-type-deletion.machine.ts';
import { exampleType } from './project-type.fixtures.ts';

export const testModel = createPartDeletionTestModel(projectTypeDeletionMachine, {
  part: exampleType,
  rules: [
    { source: 'API-013', text: 'A project type is deleted only after a confirmation.' },
    {
      source: 'ENGAG-D13',
      text: 'A project type that engagements have is not deleted; the message says how many have it.',
    },
  ],
});
