import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { toHead } from './cycle-head.ts';
import { cycleHeadMachine } from './cycle-head.machine.ts';
import { exampleCycle } from './cycle.fixtures.ts';

export const testModel = createRecordPartTestModel(cycleHeadMachine, {
  part: exampleCycle,
  valid: toHead(exampleCycle),
  broken: { cycleName: '' },
  rules: [
    { source: 'REVW-D22', text: 'A cycle does not end before it starts.' },
    { source: 'REVW-013', text: 'Name, period, year and days are required.' },
  ],
});
