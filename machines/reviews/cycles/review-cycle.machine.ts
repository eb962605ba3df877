import { createRecordView } from '../../records/create-record-view.ts';
import type { CycleDetail } from './cycle.ts';
import { loadCycle } from './review-cycle.actors.ts';
import { companion } from '../../companions.ts';
import { cycleActionMachine } from './list/cycle-action.machine.ts';
import { cycleDialogsMachine } from './cycle-dialogs.machine.ts';
import { cycleRevieweesMachine } from './people/cycle-reviewees.machine.ts';
import { reviewActionMachine } from './people/review-action.machine.ts';
import { firstPage } from '../../lists/list-search.ts';

const reload = () => [
  { type: 'record.changed' },
  { to: cycleRevieweesMachine, event: { type: 'rows.changed' } },
];

export const reviewCycleMachine = createRecordView<CycleDetail>({
  id: 'review-cycle',
  description:
    'A review cycle with the number of reviews at each step, and how far they were on each day. Source: REVW-009, REVW-017.',
  loadRecord: loadCycle,
  companions: [
    companion(cycleRevieweesMachine, {
      input: ({ context: { id, search } }) => ({ search: search ?? firstPage, parentId: id }),
    }),
    companion(cycleActionMachine, {
      reports: { 'cycle.archived': reload, 'cycle.restored': reload, 'cycle.outdated': reload },
    }),
    companion(cycleDialogsMachine, { reports: { 'cycle.changed': reload } }),
    companion(reviewActionMachine, {
      input: ({ context: { id } }) => ({ cycleId: id }),
      reports: {
        'reviews.changed': ({ rows }) => [
          { to: cycleRevieweesMachine, event: { type: 'rows.dropped', rows } },
          ...reload(),
        ],
      },
    }),
  ],
});
