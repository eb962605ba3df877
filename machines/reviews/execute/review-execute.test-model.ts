import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { reviewExecuteMachine } from './review-execute.machine.ts';
import {
  deliveredDetail,
  exampleActionable,
  exampleCycleId,
  exampleManagerStepId,
  exampleReviewId,
  exampleSummary,
  readOnlyDetail,
} from './review.fixtures.ts';

const place = {
  cycleId: exampleCycleId,
  stepId: exampleManagerStepId,
  clock: { now: () => Date.parse('2026-03-11T15:00:00.000Z') },
  drafts: {},
};
const finished = (name: string) => [
  done(name, { isOutdated: true, isDone: true, jumpTo: null }),
  done(name, { isOutdated: false, isDone: false, jumpTo: 'answer-1' }),
  done(name, { isOutdated: false, isDone: false, jumpTo: null }),
  failed(name, serverError),
];

export const testModel = createTestModel(reviewExecuteMachine, {
  inputs: [
    { ...place, reviewId: null },
    { ...place, reviewId: exampleReviewId },
  ],
  events: [
    done('loadSummary', exampleSummary),
    done('loadSummary', { ...exampleSummary, reviewId: null }),
    done('loadSummary', { ...exampleSummary, status: 'Archived' }),
    ...['loadSummary', 'loadReview', 'loadDisplay'].flatMap((name) => [
      failed(name, missing),
      failed(name, serverError),
    ]),
    done('loadReview', exampleActionable),
    done('loadReview', readOnlyDetail),
    done('loadReview', deliveredDetail),
    done('loadDisplay', readOnlyDetail),
    done('refreshReview', readOnlyDetail),
    failed('refreshReview', serverError),
    ...['promotion', 'delivery', 'rejection', 'acknowledgement'].flatMap(finished),
    { type: 'form.settled', missing: [] },
    { type: 'form.blocked', missing: [] },
    { type: 'form.denied' },
    { type: 'PROMOTE' },
    { type: 'DELIVER' },
    { type: 'REJECT' },
    { type: 'ACKNOWLEDGE' },
    { type: 'review.leave', reviewId: exampleReviewId },
    { type: 'leave.anyway' },
    { type: 'CANCEL' },
    { type: 'notice.close' },
    { type: 'review.changed' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'retry' },
  ],
  rules: [
    { source: 'REVW-003', text: 'The address names a cycle and a step, and may name a review.' },
    { source: 'REVW-033', text: 'A review moves on once everything that was typed is saved.' },
    { source: 'REVW-045', text: 'The flags of the server decide what a person can do.' },
    { source: 'REVW-D40', text: 'The reviewee confirms that they have read a delivered review.' },
    { source: 'REVW-070', text: 'A review of an archived cycle is shown, to be read.' },
  ],
});
