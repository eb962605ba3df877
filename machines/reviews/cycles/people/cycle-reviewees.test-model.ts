import { createListTestModel } from '../../../testing/list-test-models.ts';
import { exampleReviewee } from '../cycle.fixtures.ts';
import { cycleRevieweesMachine } from './cycle-reviewees.machine.ts';

const base = createListTestModel(cycleRevieweesMachine, exampleReviewee, [
  { source: 'REVW-017', text: 'A row shows the step, the status and for whom the review waits.' },
  { source: 'REVW-D22', text: 'Reviews that wait after the last day of their cycle are overdue.' },
]);

export const testModel = {
  ...base,
  events: [
    ...base.events,
    { type: 'rows.select' as const, rows: [exampleReviewee] },
    { type: 'rows.dropped' as const, rows: [exampleReviewee] },
    { type: 'selection.clear' as const },
  ],
};
