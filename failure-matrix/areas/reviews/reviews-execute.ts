import { api, type Schema } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  press,
  pressIn,
  question,
  type,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

type Review = Schema<'PerformanceReview'>;

const search = {
  page: 1,
  pageSize: 50 as const,
  sort: null,
  columnFilters: [],
  showActionableItem: false,
};

/** The states of reviews in which nothing is written: of a later or an earlier cycle. */
const closed: ReadonlySet<Review['status']> = new Set(['NotStarted', 'Delivered']);

/** The open review of a person in the running cycle. */
async function findReview(name: string): Promise<Review> {
  const { reviews } = await api.getReviews({ body: { ...search, cycleFilters: { search: name } } });
  const review = reviews.find(({ status }) => !closed.has(status));
  if (!review) throw new Error(`The demo data must have an open review of ${name}.`);
  return review;
}

const toAddress = ({ cycleId, stepId, id }: Review) =>
  `/performance/reviews/execute/${cycleId}/${stepId}?reviewId=${id}`;

const own = async () => toAddress(await findReview('Ava Stone'));
const releasable = async () => toAddress(await findReview('Grace Kim'));

const panel = 'Since the last review';

let ownAddress = '';

const getOwnAddress = async () => {
  ownAddress = await own();
  return ownAddress;
};

/** Opens the panel, unless it is still open on this device. */
const openPanel = async (harness: Harness) => {
  await harness.app.goTo(ownAddress);
  await until('the panel', () => button(panel) !== null);
  if (button(panel)?.ariaExpanded === 'false') await press(panel);
};

/** Its page and the calls that it requires. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/performance/reviews/execute/$cycleId/$stepId': {
    href: own,
    reads: ['getReviewCycleSummary', 'getReview'],
    // The panel stays open on the device.
    doesWithout: ['getEarlierReview'],
    shows: /Self assessment/,
    heading: 'Review',
    headingOfFailure: 'Review',
    isOfRecord: true,
  },
  '/_tenant/performance/reviews/execute/$cycleId/$stepId?panel=open': {
    href: getOwnAddress,
    open: openPanel,
    reads: ['getEarlierReview'],
    doesWithout: ['getReviewCycleSummary', 'getReview'],
    shows: /Since the last review.*Projects due/,
  },
};

const readText = (): string => document.body.textContent;
const isSettled = () => /Saved \d|Saved on this device|wasn’t saved/.test(readText());

/** A delivered review that the person has not confirmed. */
async function readDelivered() {
  const { reviews } = await api.getReviews({ body: { ...search, cycleFilters: {} } });
  const review = reviews.find(({ isReviewAcknowledgeable }) => isReviewAcknowledgeable);
  if (!review) throw new Error('The demo data must have a delivered review of the person.');
  return toAddress(review);
}

const openOwn = open(own, /Self assessment/);
const openReleasable = open(releasable, /Deliver/);

const openDelivered = open(readDelivered, /Acknowledge/);

/** Writes into the first text field of the review. */
const writeAnswer = () => type(/./, 'The new portal went live, and more.');

const writeComment = async () => {
  await press('Add comment');
  await type(/^Comment/, 'With an example.');
};

const savedComment = async (harness: Harness) => {
  await openOwn(harness);
  await writeComment();
  await until('the comment', () => /Saved \d/.test(readText()));
};

/** Answers what is required, so that the review can be submitted. */
async function answerAll() {
  const { id: reviewId, stepId } = await findReview('Ava Stone');
  const { reviewDetail } = await api.getReview({ query: { reviewId, stepId } });
  for (const form of reviewDetail.reviewFormDetails.filter(({ isEditable }) => isEditable)) {
    for (const { id, answerKind, choices } of form.questionAndAnswerItems) {
      const answerText = { Text: 'Steady work.', Rating: '4', Choice: choices[0] ?? '' }[
        answerKind
      ];
      await api.saveReviewAnswer({ body: { id, answerText } });
    }
  }
}

/** Closes the confirmation, or the message that the review has moved on. */
const closeQuestion = async () => {
  button(/^(?:Cancel|Show the review)$/)?.click();
  await untilAnswered();
};

const submit = async () => {
  await press('Submit');
  await pressIn(question, 'Submit');
};

const deliver = async () => {
  await press('Deliver');
  await pressIn(question, 'Deliver');
};

const dialog = '[role="dialog"]';

const writeReason = async () => {
  await press('Send back');
  await type(/^Reason/, 'One example, please.', dialog);
};

const writeComments = async () => {
  await press('Acknowledge');
  await type(/^Comments/, 'Thank you for the examples.', dialog);
};

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an answer in a review is written',
    operation: 'saveReviewAnswer',
    setUp: openOwn,
    save: writeAnswer,
    // What cannot be saved stays on this device, or can be copied.
    isBestEffort: true,
    isOptimistic: true,
    done: isSettled,
  },
  {
    name: 'a comment in a review is written',
    operation: 'saveReviewComment',
    setUp: openOwn,
    save: writeComment,
    isBestEffort: true,
    isOptimistic: true,
    done: isSettled,
  },
  {
    name: 'a comment in a review is deleted',
    operation: 'deleteReviewComment',
    setUp: savedComment,
    save: () => press('Delete comment'),
    isBestEffort: true,
    isOptimistic: true,
    done: () => /Comment deleted|With an example|wasn’t saved/.test(readText()),
  },
  {
    name: 'a review is submitted',
    operation: 'promoteReview',
    setUp: async (harness) => {
      await answerAll();
      await openOwn(harness);
    },
    save: submit,
    reveal: closeQuestion,
    done: () => /Submitted\./.test(readText()),
  },
  {
    name: 'a review is delivered',
    operation: 'deliverReview',
    setUp: openReleasable,
    save: deliver,
    reveal: closeQuestion,
    done: () => /Delivered\./.test(readText()),
  },
  {
    name: 'a review is sent back',
    operation: 'rejectReview',
    setUp: async (harness) => {
      await openReleasable(harness);
      await writeReason();
    },
    save: () => pressIn(dialog, 'Send back'),
    reveal: async () => {
      if (!button('Show the review')) return;
      // The review has moved on: its reason can be copied, and is pasted again.
      await until('the reason', () => /One example, please\./.test(readText()));
      await closeQuestion();
      await writeReason();
    },
    done: () => /Sent back\./.test(readText()),
  },
  {
    name: 'a review is confirmed as read',
    operation: 'acknowledgeReview',
    setUp: async (harness) => {
      await openDelivered(harness);
      await writeComments();
    },
    save: () => pressIn(dialog, 'Acknowledge'),
    reveal: async () => {
      if (!button('Show the review')) return;
      // The delivery was taken back: the comments can be copied, and are pasted again.
      await until('the comments', () => /Thank you for the examples\./.test(readText()));
      await closeQuestion();
      await writeComments();
    },
    done: () => /Acknowledged\./.test(readText()),
  },
];
