import { changed } from '../../core/records/versions.ts';
import type { ClientReviewRecord } from '../../store/world/review-contacts.ts';
import type { Where } from '../../store/store.ts';
import type { ClientAnswerRecord, ReviewAnswerRecord } from '../../store/world/reviews.ts';
import type { Db } from './review-context.ts';

/** A client's step of a review. */
interface ClientStep {
  reviewId: string;
  stepId: string;
}

interface Change {
  person: { name: string };
  clock: { now(): number };
}

type Submitter = Pick<ClientAnswerRecord, 'clientContactId' | 'clientContactName' | 'clientName'>;

const getAnswers = (db: Db, where: Where<ReviewAnswerRecord>) =>
  db.query('reviewAnswers', { where });

const getClientComments = (db: Db, reviewId: string | readonly string[]) =>
  db.query('reviewComments', { where: { reviewId, isClient: true }, order: { by: 'writtenOn' } });

/**
 * Stores a contact's submission, with the contact's name, separately from the draft: staff read
 * only this copy, so that a later change by the contact neither reveals a draft nor erases the
 * submission. A contact who submits again replaces only their own answers.
 */
export async function storeSubmission(
  db: Db,
  step: ClientStep,
  submitter: Submitter,
  submittedOn: string,
): Promise<void> {
  const comments = await getClientComments(db, step.reviewId);
  for (const answer of await getAnswers(db, { reviewId: step.reviewId, stepId: step.stepId })) {
    const { id, answerText, clientAnswers = [] } = answer;
    const submitted: ClientAnswerRecord = {
      ...submitter,
      submittedOn,
      answerText,
      comments: comments.filter(({ answerId }) => answerId === id),
    };
    const others = clientAnswers.filter(
      ({ clientContactId }) => clientContactId !== submitter.clientContactId,
    );
    await db.put('reviewAnswers', { ...answer, clientAnswers: [submitted, ...others] });
  }
}

/** Clears the drafts of clients' steps. Submitted answers stay. */
export async function clearDrafts(
  db: Db,
  steps: readonly ClientStep[],
  change: Change,
): Promise<void> {
  const reviewId = steps.map((step) => step.reviewId);
  const found = await getAnswers(db, { reviewId, stepId: steps.map(({ stepId }) => stepId) });
  const cleared = new Set(steps.map(toKey));
  const answers = found.filter((answer) => cleared.has(toKey(answer)));
  for (const answer of answers.filter(({ answerText }) => answerText !== '')) {
    await db.put('reviewAnswers', changed(answer, { answerText: '' }, change));
  }
  const ids = new Set(answers.map(({ id }) => id));
  for (const { id, answerId } of await getClientComments(db, reviewId)) {
    if (ids.has(answerId)) await db.remove('reviewComments', id);
  }
}

const toKey = ({ reviewId, stepId }: ClientStep): string => `${reviewId} ${stepId}`;

/**
 * Removes reviews from their assignments; an assignment without reviews ends, and its link with it.
 */
export async function endClientReviews(
  db: Db,
  clientReviews: readonly Pick<ClientReviewRecord, 'id' | 'assignmentId'>[],
): Promise<void> {
  for (const { id } of clientReviews) await db.remove('clientReviews', id);
  const ids = new Set(clientReviews.map(({ assignmentId }) => assignmentId));
  const remaining = await db.query('clientReviews', { where: { assignmentId: [...ids] } });
  for (const { assignmentId } of remaining) ids.delete(assignmentId);
  for (const id of ids) await db.remove('clientAssignments', id);
}

/** The assignments of a contact, with their reviews. */
async function findAssigned(db: Db, clientContactId: string) {
  const assignments = await db.query('clientAssignments', { where: { clientContactId } });
  const where = { assignmentId: assignments.map(({ id }) => id) };
  return { assignments, clientReviews: await db.query('clientReviews', { where }) };
}

/**
 * Replaces the link of a contact whose address changes, and the ids by which the contact refers to
 * review and comments: the link and ids sent to the former address no longer work.
 */
export async function replaceLinks(db: Db, clientContactId: string, change: Change): Promise<void> {
  const { assignments, clientReviews } = await findAssigned(db, clientContactId);
  for (const assignment of assignments) {
    const replaced = { linkId: crypto.randomUUID(), lastNudgedOn: null };
    await db.put('clientAssignments', changed(assignment, replaced, change));
  }
  for (const clientReview of clientReviews) {
    await db.remove('clientReviews', clientReview.id);
    await db.put('clientReviews', { ...clientReview, id: crypto.randomUUID() });
  }
  const comments = await getClientComments(
    db,
    clientReviews.map(({ reviewId }) => reviewId),
  );
  for (const comment of comments.filter(({ writerId }) => writerId === clientContactId)) {
    await db.put('reviewComments', { ...comment, clientKey: crypto.randomUUID() });
  }
}
