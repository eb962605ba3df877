import { createListTestModel } from '../../../testing/list-test-models.ts';
import { cycleCandidatesMachine } from './cycle-candidates.machine.ts';
import { exampleCandidate } from '../cycle.fixtures.ts';

const base = createListTestModel(cycleCandidatesMachine, exampleCandidate, [
  { source: 'REVW-008', text: 'People are found by name and by team.' },
  { source: 'REVW-D19', text: 'A row shows what keeps the review of a person from going on.' },
]);

export const testModel = {
  ...base,
  events: [
    ...base.events,
    { type: 'rows.select' as const, rows: [exampleCandidate] },
    { type: 'rows.dropped' as const, rows: [exampleCandidate] },
    { type: 'selection.clear' as const },
  ],
};
