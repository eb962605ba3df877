import { createListTestModel } from '../../testing/list-test-models.ts';
import { clientRowsMachine } from './client-rows.machine.ts';
import { exampleRow } from './client-row.fixtures.ts';

const base = createListTestModel(
  clientRowsMachine,
  exampleRow,
  [
    { source: 'REVW-077', text: 'The reviews of a step are listed with their contacts and links.' },
    { source: 'REVW-D21', text: 'Who deals with no client of the cycle cannot open the list.' },
  ],
  [{ type: 'clients.nudged' }, { type: 'autoNudge.settled' }],
);

export const testModel = {
  ...base,
  events: [
    ...base.events,
    { type: 'rows.select' as const, rows: [exampleRow] },
    { type: 'rows.dropped' as const, rows: [exampleRow] },
    { type: 'selection.clear' as const },
  ],
};
