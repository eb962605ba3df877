import type { components } from '@atrium/contract/generated/types.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { Employee } from '../../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../store/world/reviews.ts';
import type { Where } from '../../store/store.ts';
import type {
  ClientAssignmentRecord,
  ClientReviewRecord,
} from '../../store/world/review-contacts.ts';
import type { Db, ReviewContext } from './review-context.ts';
import { getParts, getStep, type ReviewCase } from './rules.ts';
import { findVisibleIn } from './worklist.ts';

/** A review with all the records that its view names. */
export interface Case extends ReviewCase {
  reviewee: Pick<Employee, 'fullName' | 'profileImageUrl'>;
  /** Empty when there is none. */
  designation: string;
  meetingStatus: components['schemas']['ReviewMeetingStatus'] | null;
}

/** The reviews of a cycle that the caller may see, by name. */
export async function casesIn(
  ctx: Pick<ReviewContext, 'db' | 'me'>,
  cycle: ReviewCycleRecord,
): Promise<Case[]> {
  const { where, involved } = await findVisibleIn(ctx, cycle);
  const reviews = involved ?? (await listByName(ctx.db, where));
  return reviews.map((review) => toCase(review, cycle));
}

/** All reviews of a cycle, by name. */
export async function allIn(db: Db, cycle: ReviewCycleRecord): Promise<Case[]> {
  const reviews = await listByName(db, { cycleId: cycle.id });
  return reviews.map((review) => toCase(review, cycle));
}

/** Reviews by the names of the reviewees. */
export const listByName = (db: Db, where: Where<ReviewRecord>): Promise<ReviewRecord[]> =>
  db.query('reviews', { where, order: { by: 'revieweeName' } });

/** Reviews with their cycles. */
export async function toCases(db: Db, reviews: readonly ReviewRecord[]): Promise<Case[]> {
  const cycles = await db.getMany(
    'reviewCycles',
    reviews.map(({ cycleId }) => cycleId),
  );
  return reviews.flatMap((review) => {
    const cycle = cycles.get(review.cycleId);
    return cycle ? [toCase(review, cycle)] : [];
  });
}

/** A stored review, with what the store has computed of other records. */
export const toCase = (review: ReviewRecord, cycle: ReviewCycleRecord): Case => ({
  cycle,
  review,
  hasClient: review.hasClient ?? false,
  reviewee: {
    fullName: review.revieweeName ?? '',
    profileImageUrl: review.revieweeImageUrl ?? null,
  },
  designation: review.designation ?? '',
  meetingStatus: review.meetingStatus ?? null,
});

/** The client's review at the current step of a review, or null. */
export async function findClientReview(
  db: Db,
  of: Pick<Case, 'cycle' | 'review'>,
  stepId = getStep(of).stepId,
): Promise<RequestedReview | null> {
  const found = await findClientReviews(db, new Map([[of.review.id, stepId]]));
  return found.get(of.review.id) ?? null;
}

/** A client's review, with its assignment. */
export interface RequestedReview {
  clientReview: ClientReviewRecord;
  assignment: ClientAssignmentRecord;
}

/** The clients' reviews at a step of each review, by the ids of the reviews. */
export async function findClientReviews(
  db: Db,
  stepIds: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, RequestedReview>> {
  const clientReviews = await db.query('clientReviews', {
    where: { reviewId: [...stepIds.keys()] },
  });
  const assignments = await db.getMany(
    'clientAssignments',
    clientReviews.map(({ assignmentId }) => assignmentId),
  );
  const found = new Map<string, RequestedReview>();
  for (const clientReview of clientReviews) {
    const { reviewId, assignmentId } = clientReview;
    const assignment = assignments.get(assignmentId);
    if (found.has(reviewId) || assignment?.stepId !== stepIds.get(reviewId)) continue;
    if (assignment) found.set(reviewId, { clientReview, assignment });
  }
  return found;
}

/** The review with this id. 404 when there is none, or the caller has no part in it. */
export async function requireCase(
  ctx: Pick<ReviewContext, 'db' | 'me'>,
  id: string,
): Promise<Case> {
  return foundOr404(await findCase(ctx, id), 'reviewUnknown');
}

/** The review with this id; undefined when there is none, or the caller has no part in it. */
export async function findCase(
  { db, me }: Pick<ReviewContext, 'db' | 'me'>,
  id: string,
): Promise<Case | undefined> {
  const found = await anyCase(db, id);
  return found && getParts(found, me).size > 0 ? found : undefined;
}

/** The review with this id, regardless of the caller; undefined when there is none. */
async function anyCase(db: Db, id: string): Promise<Case | undefined> {
  const review = await db.get('reviews', id);
  const cycle = review && (await db.get('reviewCycles', review.cycleId));
  return cycle && toCase(review, cycle);
}

/** The cycle with this id. 404 when there is none. */
export async function getCycleRecord(db: Db, id: string): Promise<ReviewCycleRecord> {
  return foundOr404(await db.get('reviewCycles', id), 'reviewCycleUnknown');
}

/** The position of a step in a cycle, from 0. 404 when the cycle has no such step. */
export function getStepIndex(cycle: ReviewCycleRecord, stepId: string): number {
  const at = cycle.steps.findIndex((step) => step.stepId === stepId);
  if (at === -1) throw reject(404, 'stepNotInCycle');
  return at;
}
