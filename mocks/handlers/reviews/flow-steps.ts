import { HttpError, reject } from '../../core/refusal.ts';
import { changed } from '../../core/versions.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import { findClientReview, type Case } from '../../common/reviews/cases.ts';
import { clearDraft, endClientReview } from '../../common/reviews/client-answers.ts';
import type { Db } from '../../common/reviews/desk.ts';
import { nudgeOnArrival } from './nudge-records.ts';
import { actorIds, notifyAboutReview, type Doer } from './people.ts';
import { getStep } from '../../common/reviews/rules.ts';

/** What the rules of a review's way need to know of a call, whoever makes it. */
export interface Way {
  db: Db;
  tenantId: string;
  clock: { now(): number };
  /** ISO instant. */
  now: string;
  by: Doer;
}

/** Refuses work on a review before its cycle has begun, or once it is archived or delivered. */
export function checkOpen({ cycle, review }: Case, today: string): void {
  checkCycle({ cycle }, today);
  if (review.status === 'Delivered') throw reject(400, 'reviewIsDelivered');
}

/** Refuses work in a cycle that has not begun, or is archived. */
export function checkCycle({ cycle }: Pick<Case, 'cycle'>, today: string): void {
  if (cycle.isArchived) throw reject(400, 'cycleIsArchived');
  if (today < cycle.startDate) throw reject(400, 'cycleNotStarted', { day: cycle.startDate });
}

/**
 * Demands the required answers of the step that a review is at. 400 with each answer's id as a
 * field. Source: REVW-040.
 */
export async function requireAnswers(db: Db, of: Pick<Case, 'cycle' | 'review'>): Promise<void> {
  const { stepId } = getStep(of);
  const answers = await db.query('reviewAnswers', { where: { reviewId: of.review.id } });
  const missing = answers.filter(
    (answer) => answer.stepId === stepId && answer.isRequired && answer.answerText === '',
  );
  if (missing.length === 0) return;
  const requiredMessage = { key: 'answerRequired' } as const;
  throw new HttpError(
    400,
    [requiredMessage],
    Object.fromEntries(missing.map(({ id }) => [id, [requiredMessage]])),
  );
}

/** Writing has begun at the step. */
export async function markStarted(
  way: Way,
  { review }: Pick<Case, 'review'>,
): Promise<ReviewRecord> {
  if (review.status === 'Answered') return review;
  return put(way, review, { status: 'Answered' });
}

/**
 * Passes a review on to its next step; at a last step that is the client's, marks the client's
 * part as done. Whoever acts next is told.
 */
export async function moveOn(way: Way, of: Case): Promise<ReviewRecord> {
  const isLast = of.review.stepIndex === of.cycle.steps.length - 1;
  if (isLast) {
    const done = await put(way, of.review, { status: 'Promoted', isClientDone: true });
    const admins = await actorIds(way.db, of, { executorType: 'PaAdmin' });
    await notifyAboutReview({ ...way, of, stepId: getStep(of).stepId }, admins);
    return done;
  }
  const review = await put(way, of.review, {
    stepIndex: of.review.stepIndex + 1,
    status: 'Promoted',
    enteredStepOn: way.now,
    isClientDone: false,
  });
  await arrive(way, { ...of, review });
  return review;
}

/** Sends a review back to its previous step, with the reason; its client may answer again. */
export async function moveBack(way: Way, of: Case, reason: string): Promise<ReviewRecord> {
  const { stepId, stepName } = getStep(of);
  const rejection = {
    rejectedReason: reason,
    rejectedByName: way.by.name,
    rejectedOn: way.now,
    stepId,
    stepName,
  };
  const review = await put(way, of.review, {
    stepIndex: of.review.stepIndex - 1,
    status: 'Rejected',
    enteredStepOn: way.now,
    isClientDone: false,
    rejections: [rejection, ...of.review.rejections],
  });
  await requestAgain(way, { ...of, review });
  await arrive(way, { ...of, review }, reason);
  return review;
}

/** A client whose step a review comes back to may answer again; one who is gone is asked no more. */
async function requestAgain({ db, clock, by }: Way, of: Case): Promise<void> {
  const requested = await findClientReview(db, of);
  if (!requested) return;
  const { assignment, clientReview } = requested;
  if (await db.get('clientContacts', assignment.clientContactId)) {
    const isReturned = clientReview.promotedOn !== null;
    await db.put('clientReviews', { ...clientReview, promotedOn: null, isReturned });
    return;
  }
  await endClientReview(db, clientReview);
  const step = { reviewId: of.review.id, stepId: assignment.stepId };
  await clearDraft(db, step, { person: by, clock });
}

async function arrive(way: Way, of: Case, message?: string): Promise<void> {
  const step = getStep(of);
  const recipients = await actorIds(way.db, of, step);
  await notifyAboutReview(
    { ...way, of, stepId: step.stepId, ...(message && { message }) },
    recipients,
  );
  if (step.executorType === 'Client') await nudgeOnArrival(way, of);
}

async function put(
  { db, clock, by }: Way,
  review: ReviewRecord,
  changes: Partial<ReviewRecord>,
): Promise<ReviewRecord> {
  const after = changed(review, changes, { person: by, clock });
  await db.put('reviews', after);
  return after;
}
