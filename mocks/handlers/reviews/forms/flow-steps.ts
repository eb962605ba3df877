import { HttpError, reject } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import type { ReviewRecord } from '../../../store/world/reviews.ts';
import { findClientReview, type Case } from '../../../common/reviews/cases.ts';
import { clearDrafts, endClientReviews } from '../../../common/reviews/client-submissions.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { nudgeOnArrival } from '../nudges/nudge-records.ts';
import { actorIds, notifyAboutReview, type Doer } from '../people.ts';
import { getStep } from '../../../common/reviews/rules.ts';

/** The context that the flow rules need from any caller. */
export interface Way {
  db: Db;
  tenantId: string;
  clock: { now(): number };
  /** ISO timestamp. */
  now: string;
  by: Doer;
}

/**
 * Rejects work on a review before its cycle has started, after it was archived or delivered, or
 * once the reviewee has left.
 */
export function checkOpen(of: Case, today: string): void {
  checkCycle(of, today);
  checkEmployed(of);
  if (of.review.status === 'Delivered') throw reject(400, 'reviewIsDelivered');
}

/** Rejects work on the review of a reviewee who has left. */
export function checkEmployed({ review, reviewee }: Case): void {
  if (review.isClosed) throw reject(400, 'revieweeHasLeft', { name: reviewee.fullName });
}

/** Rejects changes of what a reviewee has handed in at the last step. */
export function checkNotHandedIn({ review }: Pick<Case, 'review'>, { me }: ReviewContext): void {
  const isOwn = me.employeeId !== null && review.revieweeId === me.employeeId;
  if (isOwn && review.isHandedIn) throw reject(400, 'reviewHandedIn');
}

/** Rejects work in a cycle that has not started, or is archived. */
export function checkCycle({ cycle }: Pick<Case, 'cycle'>, today: string): void {
  if (cycle.isArchived) throw reject(400, 'cycleIsArchived');
  if (today < cycle.startDate) throw reject(400, 'cycleNotStarted', { day: cycle.startDate });
}

/**
 * Requires the mandatory answers of a review's current step. 400 with each answer's id as a field.
 * Source: REVW-040.
 */
export async function requireAnswers(db: Db, of: Pick<Case, 'cycle' | 'review'>): Promise<void> {
  const { stepId } = getStep(of);
  const answers = await db.query('reviewAnswers', { where: { reviewId: of.review.id, stepId } });
  const missing = answers.filter(({ isRequired, answerText }) => isRequired && answerText === '');
  if (missing.length === 0) return;
  const requiredMessage = { key: 'answerRequired' } as const;
  throw new HttpError(
    400,
    [requiredMessage],
    Object.fromEntries(missing.map(({ id }) => [id, [requiredMessage]])),
  );
}

/** Marks the current step as started. */
export async function markStarted(
  way: Way,
  { review }: Pick<Case, 'review'>,
): Promise<ReviewRecord> {
  if (review.status === 'Answered') return review;
  return put(way, review, { status: 'Answered' });
}

/**
 * Moves a review to its next step; at the last step, marks the part of the client or the reviewee as
 * done. The people who act next are notified.
 */
export async function moveOn(way: Way, of: Case): Promise<ReviewRecord> {
  const isLast = of.review.stepIndex === of.cycle.steps.length - 1;
  if (isLast) {
    const part = getStep(of).executorType === 'Client' ? 'isClientDone' : 'isHandedIn';
    const done = await put(way, of.review, { status: 'Promoted', [part]: true });
    const admins = await actorIds(way.db, of, { executorType: 'PaAdmin' });
    await notifyAboutReview({ ...way, of, stepId: getStep(of).stepId }, admins);
    return done;
  }
  const stepIndex = of.review.stepIndex + 1;
  const review = await put(way, of.review, {
    stepIndex,
    stepEntries: addEntry(of, stepIndex, way.now),
    status: 'Promoted',
    enteredStepOn: way.now,
    isClientDone: false,
  });
  await arrive(way, { ...of, review });
  return review;
}

/** Moves a review back to its previous step, with the reason; its client may respond again. */
export async function moveBack(way: Way, of: Case, reason: string): Promise<ReviewRecord> {
  const { stepId, stepName } = getStep(of);
  const rejection = {
    rejectedReason: reason,
    rejectedByName: way.by.name,
    rejectedOn: way.now,
    stepId,
    stepName,
  };
  const stepIndex = of.review.stepIndex - 1;
  const review = await put(way, of.review, {
    stepIndex,
    stepEntries: addEntry(of, stepIndex, way.now),
    status: 'Rejected',
    enteredStepOn: way.now,
    isClientDone: false,
    rejections: [rejection, ...of.review.rejections],
  });
  await requestAgain(way, { ...of, review });
  await arrive(way, { ...of, review }, reason);
  return review;
}

/** The history of a review that enters a step now. */
const addEntry = ({ cycle, review }: Case, stepIndex: number, enteredOn: string) => [
  ...review.stepEntries,
  { stepId: cycle.steps[stepIndex]?.stepId ?? '', enteredOn },
];

/**
 * The client of a step to which a review returns may respond again; a deleted contact gets no
 * request.
 */
async function requestAgain({ db, clock, by }: Way, of: Case): Promise<void> {
  const requested = await findClientReview(db, of);
  if (!requested) return;
  const { assignment, clientReview } = requested;
  if (await db.get('clientContacts', assignment.clientContactId)) {
    const isReturned = clientReview.promotedOn !== null;
    await db.put('clientReviews', { ...clientReview, promotedOn: null, isReturned });
    return;
  }
  await endClientReviews(db, [clientReview]);
  const step = { reviewId: of.review.id, stepId: assignment.stepId };
  await clearDrafts(db, [step], { person: by, clock });
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
