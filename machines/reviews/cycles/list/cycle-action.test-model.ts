import { changedByOther, missing, serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { cycleActionMachine } from './cycle-action.machine.ts';
import { exampleCycle as cycle } from '../cycle.fixtures.ts';

export const testModel = createTestModel(cycleActionMachine, {
  inputs: [undefined],
  events: [
    { type: 'cycle.archive', cycle },
    { type: 'cycle.restore', cycle },
    { type: 'cycle.delete', cycle },
    { type: 'YES' },
    { type: 'NO' },
    ...['archiveCycle', 'restoreCycle', 'deleteCycle'].flatMap((id) => [
      done(id),
      failed(id, changedByOther),
      failed(id, missing),
      failed(id, serverError),
    ]),
  ],
  rules: [
    {
      source: 'REVW-D18',
      text: 'A cycle is archived once all its reviews are delivered or closed.',
    },
    {
      source: 'REVW-013',
      text: 'A cycle is deleted only while nothing is written in its reviews.',
    },
    { source: 'ADR 0024', text: 'A failed action returns to its confirmation.' },
  ],
});
