import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { reviewPromotionMachine } from './review-promotion.machine.ts';
import { exampleReview, exampleSeen } from './review.fixtures.ts';
import { incomplete } from './step-action.fixtures.ts';

const questions = [{ id: 'answer-1', questionText: 'What went well?' }];

export const testModel = createTestModel(reviewPromotionMachine, {
  inputs: [
    { ...exampleSeen, missing: [], questions },
    { ...exampleSeen, missing: questions, questions },
  ],
  events: [
    done('promoteReview', exampleReview),
    failed('promoteReview', incomplete),
    failed('promoteReview', missing),
    failed('promoteReview', serverError),
    { type: 'answer.open', id: 'answer-1' },
    { type: 'YES' },
    { type: 'CANCEL' },
  ],
  rules: [
    { source: 'REVW-033', text: 'A review is submitted to its next step after a confirmation.' },
    { source: 'REVW-040', text: 'Required answers that are missing are named, and can be opened.' },
    { source: 'REVW-D12', text: 'A review that has moved on meanwhile is not submitted again.' },
  ],
});
