import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleDenied, exampleEarlier, exampleNothing } from './earlier-review.fixtures.ts';
import { earlierReviewMachine } from './earlier-review.machine.ts';
import { exampleReviewId } from './review.fixtures.ts';

export const testModel = createTestModel(earlierReviewMachine, {
  inputs: [
    { reviewId: exampleReviewId, isOpen: false },
    { reviewId: exampleReviewId, isOpen: true },
  ],
  events: [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'retry' },
    { type: 'review.changed', version: 4 },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    done('loadEarlierReview', exampleEarlier),
    done('loadEarlierReview', exampleNothing),
    failed('loadEarlierReview', serverError),
    done('refreshEarlierReview', exampleDenied),
    done('refreshEarlierReview', exampleNothing),
    failed('refreshEarlierReview', serverError),
  ],
  rules: [
    { source: 'REVW-D41', text: 'The panel loads when it is opened, and not before.' },
    { source: 'REVW-019', text: 'The answers of the last review can be read beside the form.' },
    { source: 'ADR 0024', text: 'Content that could not be loaded can be tried again.' },
  ],
});
