import { createListTestModel } from '../../../testing/list-test-models.ts';
import { exampleCycle } from '../cycle.fixtures.ts';
import { cycleListMachine } from './cycle-list.machine.ts';

export const testModel = createListTestModel(
  cycleListMachine,
  exampleCycle,
  [
    { source: 'REVW-068', text: 'Cycles are filtered by team, year and status.' },
    { source: 'REVW-054', text: 'Each status has a number, whatever status is selected.' },
  ],
  [
    { type: 'cycle.archived' },
    { type: 'cycle.restored' },
    { type: 'cycle.deleted' },
    { type: 'cycle.outdated' },
  ],
);
