import { createRecordView } from '../../records/create-record-view.ts';
import type { CycleDetail } from './cycle.ts';
import { loadCycle } from './review-cycle.actors.ts';

export const reviewCycleMachine = createRecordView<CycleDetail>({
  id: 'review-cycle',
  description:
    'A review cycle with the number of reviews at each step, and how far they were on each day. Source: REVW-009, REVW-017.',
  loadRecord: loadCycle,
});
