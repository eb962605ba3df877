import { changed } from '../../core/versions.ts';
import type { ClientReviewRecord } from '../../store/world/review-contacts.ts';
import type { ClientAnswerRecord } from '../../store/world/reviews.ts';
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

const getAnswers = async (db: Db, { reviewId, stepId }: ClientStep) =>
  (await db.query('reviewAnswers', { where: { reviewId } })).filter(
    (answer) => answer.stepId === stepId,
  );

const getClientComments = async (db: Db, { reviewId }: ClientStep) =>
  (await db.query('reviewComments', { where: { reviewId }, order: { by: 'writtenOn' } })).filter(
    ({ isClient }) => isClient,
  );

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
  const comments = await getClientComments(db, step);
  for (const answer of await getAnswers(db, step)) {
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

/** Clears the draft of a client's step. Submitted answers stay. */
export async function clearDraft(db: Db, step: ClientStep, change: Change): Promise<void> {
  const answers = await getAnswers(db, step);
  for (const answer of answers.filter(({ answerText }) => answerText !== '')) {
    await db.put('reviewAnswers', changed(answer, { answerText: '' }, change));
  }
  const ids = new Set(answers.map(({ id }) => id));
  for (const { id, answerId } of await getClientComments(db, step)) {
    if (ids.has(answerId)) await db.remove('reviewComments', id);
  }
}

/**
 * Removes a review from an assignment; an assignment without reviews ends, and its link with it.
 */
export async function endClientReview(
  db: Db,
  { id, assignmentId }: Pick<ClientReviewRecord, 'id' | 'assignmentId'>,
): Promise<void> {
  await db.remove('clientReviews', id);
  const remaining = await db.count('clientReviews', { assignmentId });
  if (remaining === 0) await db.remove('clientAssignments', assignmentId);
}

/**
 * Ends the unsubmitted assignments of a deleted contact: the link no longer works, even if a
 * contact with the same id is added later, and the draft is deleted.
 */
export async function endAssignments(
  db: Db,
  clientContactId: string,
  change: Change,
): Promise<void> {
  for (const { id, stepId } of await db.query('clientAssignments', {
    where: { clientContactId },
  })) {
    const clientReviews = await db.query('clientReviews', { where: { assignmentId: id } });
    for (const clientReview of clientReviews.filter(({ promotedOn }) => promotedOn === null)) {
      await endClientReview(db, clientReview);
      await clearDraft(db, { reviewId: clientReview.reviewId, stepId }, change);
    }
  }
}

/**
 * Replaces the link of a contact whose address changes, and the ids by which the contact refers to
 * review and comments: the link and ids sent to the former address no longer work.
 */
export async function replaceLinks(db: Db, clientContactId: string, change: Change): Promise<void> {
  for (const assignment of await db.query('clientAssignments', { where: { clientContactId } })) {
    const replaced = { linkId: crypto.randomUUID(), lastNudgedOn: null };
    await db.put('clientAssignments', changed(assignment, replaced, change));
    const where = { assignmentId: assignment.id };
    for (const clientReview of await db.query('clientReviews', { where })) {
      await db.remove('clientReviews', clientReview.id);
      await db.put('clientReviews', { ...clientReview, id: crypto.randomUUID() });
      const { reviewId } = clientReview;
      const comments = await getClientComments(db, { reviewId, stepId: assignment.stepId });
      for (const comment of comments.filter(({ writerId }) => writerId === clientContactId)) {
        await db.put('reviewComments', { ...comment, clientKey: crypto.randomUUID() });
      }
    }
  }
}
