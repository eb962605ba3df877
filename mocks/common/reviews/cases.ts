import { compareNames } from '../../store/sort-key.ts';
import type { components } from '#openapi/generated/types.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject } from '../../core/http-error.ts';
import type { Employee } from '../../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../store/world/reviews.ts';
import type { Db, ReviewContext } from './review-context.ts';
import { getParts, getStep, type ReviewCase } from './rules.ts';

/** A review with all the records that its view names. */
export interface Case extends ReviewCase {
  reviewee: Pick<Employee, 'fullName' | 'profileImageUrl'>;
  /** Empty when there is none. */
  designation: string;
  meetingStatus: components['schemas']['ReviewMeetingStatus'] | null;
}

const nobody = { fullName: '', profileImageUrl: null };

/** The reviews that the caller may see, without those of archived cycles, by name. */
export async function listWorklist(ctx: ReviewContext): Promise<Case[]> {
  const cycles = await ctx.db.query('reviewCycles');
  return casesIn(
    ctx,
    cycles.filter(({ isArchived }) => !isArchived),
  );
}

/** The reviews of cycles that the caller may see, by name. */
export async function casesIn(
  ctx: Pick<ReviewContext, 'db' | 'me'>,
  cycles: readonly ReviewCycleRecord[],
): Promise<Case[]> {
  const { db, me } = ctx;
  const seen: { cycle: ReviewCycleRecord; review: ReviewRecord }[] = [];
  for (const cycle of cycles) {
    const reviews = await db.query('reviews', { where: { cycleId: cycle.id } });
    seen.push(
      ...reviews.flatMap((review) =>
        getParts({ cycle, review }, me).size > 0 ? [{ cycle, review }] : [],
      ),
    );
  }
  return loaded(db, seen);
}

/** All reviews of a cycle, by name. */
export async function allIn(db: Db, cycle: ReviewCycleRecord): Promise<Case[]> {
  const reviews = await db.query('reviews', { where: { cycleId: cycle.id } });
  return loaded(
    db,
    reviews.map((review) => ({ cycle, review })),
  );
}

async function loaded(
  db: Db,
  pairs: readonly { cycle: ReviewCycleRecord; review: ReviewRecord }[],
): Promise<Case[]> {
  const designations = new Map(
    (await db.query('designations')).map(({ id, name }) => [id, name] as const),
  );
  const cases = await Promise.all(
    pairs.map(async ({ cycle, review }) => {
      const reviewee = await db.get('employees', review.revieweeId);
      const [meeting] = await db.query('reviewMeetings', {
        where: { reviewId: review.id },
        limit: 1,
      });
      return {
        cycle,
        review,
        hasClient: await isClientRequested(db, { cycle, review }),
        reviewee: reviewee ?? nobody,
        designation: designations.get(reviewee?.designationId ?? '') ?? '',
        meetingStatus: meeting?.status ?? null,
      };
    }),
  );
  return cases.toSorted((a, b) => compareNames(a.reviewee.fullName, b.reviewee.fullName));
}

/** The client's review at the current step of a review, or null. */
export async function findClientReview(
  db: Db,
  of: Pick<Case, 'cycle' | 'review'>,
  stepId = getStep(of).stepId,
) {
  for (const clientReview of await db.query('clientReviews', {
    where: { reviewId: of.review.id },
  })) {
    const assignment = await db.get('clientAssignments', clientReview.assignmentId);
    if (assignment?.stepId === stepId) return { clientReview, assignment };
  }
  return null;
}

/** Whether an existing client contact is assigned to a review at its step. */
async function isClientRequested(db: Db, of: Pick<Case, 'cycle' | 'review'>): Promise<boolean> {
  if (getStep(of).executorType !== 'Client') return false;
  const requested = await findClientReview(db, of);
  return (
    (requested && (await db.get('clientContacts', requested.assignment.clientContactId))) != null
  );
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
export async function anyCase(db: Db, id: string): Promise<Case | undefined> {
  const review = await db.get('reviews', id);
  const cycle = review && (await db.get('reviewCycles', review.cycleId));
  const [found] = cycle ? await loaded(db, [{ cycle, review }]) : [];
  return found;
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
