import { api, type Schema } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  press,
  pressIn,
  question,
  readMainText,
  type,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const search = {
  page: 1,
  pageSize: 50 as const,
  sort: null,
  columnFilters: [],
  showActionableItem: false,
};

/** Ines’s review, which waits for its client. */
async function findReview(): Promise<Schema<'PerformanceReview'>> {
  const { reviews } = await api.getReviews({
    body: { ...search, cycleFilters: { search: 'Ines Costa' } },
  });
  const review = reviews.find(({ status }) => !['NotStarted', 'Delivered'].includes(status));
  if (!review) throw new Error('The demo data must have an open review of Ines Costa.');
  return review;
}

/** The link that its client got last. */
async function readLink(): Promise<string> {
  const { id } = await findReview();
  const { clientNudgeHistory } = await api.getClientNudgeHistory({ path: { id } });
  const [latest] = clientNudgeHistory;
  if (!latest) throw new Error('The demo data must have a link to the client’s page.');
  return latest.clientReviewLink;
}

const readStep = async () => {
  const { cycleId, stepId } = await findReview();
  return `/performance/reviews/assign/${cycleId}/${stepId}`;
};

/** Their pages and required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/performance/clientReview/$tenantId/$clientAssignmentId': {
    href: readLink,
    isPublic: true,
    reads: ['getClientReviewAssignment', 'getClientReview'],
    shows: /Submit/,
    heading: 'Client review',
    headingOfFailure: 'The review couldn’t be opened',
    insteadText: { notFound: /link/i },
  },
  '/_tenant/performance/reviews/assign/$cycleId/$stepId': {
    href: readStep,
    reads: ['getClientInteraction'],
    doesWithout: ['getReviewExecutor'],
    shows: /Showing 1 - /,
    isOfRecord: true,
  },
};

const readText = (): string => document.body.textContent;
const isSettled = () => /Saved \d|Saved on this device|wasn’t saved/.test(readText());

const openLink = open(readLink, /Submit/);
const openStep = open(readStep, /Showing 1 - /);

const writeComment = async () => {
  await press('Add comment');
  await type(/^Comment/, 'In the last release.');
};

const savedComment = async (harness: Harness) => {
  await openLink(harness);
  await writeComment();
  await until('the comment', () => /Saved \d/.test(readText()));
};

/** Answers what is required, so that the review can be submitted. */
async function answerAll() {
  const [, , , tenantId = '', clientAssignmentId = ''] = (await readLink()).split('/');
  const { reviews } = await api.getClientReviewAssignment({
    query: { tenantId, clientAssignmentId },
  });
  const { reviewId = '', stepId = '' } = reviews[0] ?? {};
  const { clientReview } = await api.getClientReview({ query: { tenantId, reviewId, stepId } });
  for (const form of clientReview.reviewFormDetails) {
    for (const { id, answerKind, choices } of form.questionAndAnswerItems) {
      const answerText = { Text: 'Fine.', Rating: '4', Choice: choices[0] ?? '' }[answerKind];
      await api.saveClientAnswer({
        path: { tenantId },
        body: { clientAssignmentId, id, answerText },
      });
    }
  }
}

const submit = async () => {
  await press('Submit');
  await pressIn(question, 'Submit');
};

const closeQuestion = async () => {
  button('Cancel')?.click();
  await untilAnswered();
};

const dialog = '[role="dialog"]';
const menu = '[role="menu"]';

const openRowMenu = async (item: string) => {
  await press(/^More actions for .*Ines Costa/);
  await pressIn(menu, item);
};

/** Their saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an answer of a client is written',
    operation: 'saveClientAnswer',
    setUp: openLink,
    save: () => type(/./, 'Reliable and quick.'),
    // What cannot be saved stays on this device, or can be copied.
    isBestEffort: true,
    isOptimistic: true,
    done: isSettled,
  },
  {
    name: 'a comment of a client is written',
    operation: 'saveClientComment',
    setUp: openLink,
    save: writeComment,
    isBestEffort: true,
    isOptimistic: true,
    done: isSettled,
  },
  {
    name: 'a comment of a client is deleted',
    operation: 'deleteClientComment',
    setUp: savedComment,
    save: () => press('Delete comment'),
    isBestEffort: true,
    isOptimistic: true,
    done: () => /Comment deleted|In the last release|wasn’t saved/.test(readText()),
  },
  {
    name: 'a client submits a review',
    operation: 'promoteClientReview',
    setUp: async (harness) => {
      await answerAll();
      await openLink(harness);
    },
    save: submit,
    reveal: closeQuestion,
    done: () => /Your feedback was submitted/.test(readText()),
  },
  {
    name: 'the client contact of a review is assigned',
    operation: 'assignClientContacts',
    setUp: async (harness) => {
      await openStep(harness);
      await press(/^Assign a client contact to the review of .*Ines Costa/);
      await pressIn(dialog, /^Show suggestions/);
      await press(/Theo Lang/);
      await pressIn(dialog, 'Apply');
    },
    save: () => press('Save'),
    done: () => /Theo Lang/.test(readMainText()) && button('Save') === null,
  },
  {
    name: 'a client is reminded',
    operation: 'nudgeClient',
    setUp: async (harness) => {
      await openStep(harness);
      await openRowMenu('Send reminder');
      await type(/^Message/, 'Please answer by Friday.', dialog);
    },
    save: () => pressIn(dialog, 'Send'),
    done: () => document.querySelector(dialog) === null,
  },
  {
    name: 'the automatic reminders of a client are switched',
    operation: 'updateClientAutoNudge',
    setUp: openStep,
    save: () => press(/^Automatic reminders for the review of .*Ines Costa/),
    isBestEffort: true,
    isOptimistic: true,
    done: () => /Showing 1 - /.test(readMainText()),
  },
];
