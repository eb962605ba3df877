import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleClock, exampleItem, exampleLink } from '../shared/review-form.fixtures.ts';
import { exampleAssignment, submittedReview } from './client-review.fixtures.ts';
import { clientReviewMachine } from './client-review.machine.ts';

const expired = new Problem('notFound', 404, {
  response: { errorMessages: ['This link has expired.'], code: 'clientLinkExpired' },
});
const submitted = new Problem('invalid', 400, {
  response: { errorMessages: ['This review has already been submitted.'] },
});

export const testModel = createTestModel(clientReviewMachine, {
  inputs: [{ link: exampleLink, clock: exampleClock, drafts: {} }],
  events: [
    { type: 'retry' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'SUBMIT' },
    { type: 'YES' },
    { type: 'CANCEL' },
    { type: 'form.settled', missing: [] },
    { type: 'form.settled', missing: [exampleItem.id] },
    { type: 'form.blocked', missing: [] },
    { type: 'form.blocked', missing: [exampleItem.id] },
    { type: 'form.denied' },
    done('loadClientReview', exampleAssignment),
    done('loadClientReview', { ...exampleAssignment, review: null }),
    done('loadClientReview', { ...exampleAssignment, review: submittedReview }),
    failed('loadClientReview', expired),
    failed('loadClientReview', serverError),
    done('refreshClientReview', exampleAssignment),
    failed('refreshClientReview', expired),
    failed('refreshClientReview', serverError),
    done('promoteReview', submittedReview),
    failed('promoteReview', submitted),
    failed('promoteReview', expired),
    failed('promoteReview', serverError),
  ],
  rules: [
    { source: 'REVW-012', text: 'The page needs no account: the link is the right.' },
    { source: 'REVW-036', text: 'The client submits with the id of their contact.' },
    { source: 'REVW-040', text: 'Required answers that are missing are listed, and shown.' },
    { source: 'REVW-D13', text: 'A link that does not open tells what to do.' },
    {
      source: 'REVW-105',
      text: 'The client downloads what they wrote, also once it is submitted.',
    },
  ],
});
