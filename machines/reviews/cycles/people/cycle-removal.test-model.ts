import { createPartDeletionTestModel } from '../../../testing/record-test-models.ts';
import { toMember } from './cycle-people.ts';
import { cycleRemovalMachine } from './cycle-removal.machine.ts';
import { exampleCycle, exampleReviewee } from '../cycle.fixtures.ts';

export const testModel = createPartDeletionTestModel(cycleRemovalMachine, {
  part: toMember(exampleCycle, exampleReviewee),
  rules: [
    {
      source: 'REVW-D18',
      text: 'A reviewee is removed while nothing is written, or once they have left.',
    },
    { source: 'REVW-013', text: 'A removed reviewee can be added again, with an empty review.' },
  ],
});
