import type { components } from '@atrium/contract/generated/types.ts';
import { rejectField } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import type { ReviewContext } from '../../../common/reviews/review-context.ts';
import { getInterfacerId } from '../../../common/reviews/rules.ts';
import { enrol, readSelectedReviewees, type SelectedReviewee } from './cycle-people.ts';
import { toFlowContext } from '../forms/flow.ts';
import { loadActors, notifyAboutReview } from '../people.ts';
import { isRemovable, removeReviews } from '../nudges/remove-reviews.ts';

type Change = Pick<
  components['schemas']['ReviewCycleUpdate'],
  'reviewees' | 'changedReviewees' | 'removedReviewees'
>;

/** Adds new reviewees: reviews at the first step, and a notification to those who act at it. */
export async function welcome(
  ctx: ReviewContext,
  cycle: ReviewCycleRecord,
  selected: readonly SelectedReviewee[],
): Promise<void> {
  const [step] = cycle.steps;
  if (!step || selected.length === 0) return;
  const added: { review: ReviewRecord; reviewee: Employee }[] = [];
  for (const one of selected) {
    added.push({ review: await enrol(ctx, cycle, one), reviewee: one.employee });
  }
  const listActors = await loadActors(
    ctx.db,
    added.map(({ review }) => review),
    step,
  );
  for (const { review, reviewee } of added) {
    const notification = { of: { cycle, review, reviewee }, stepId: step.stepId };
    await notifyAboutReview({ ...toFlowContext(ctx), ...notification }, listActors(review));
  }
}

/** Adds and removes reviewees, and changes their client interfacers. */
export async function changePeople(
  ctx: ReviewContext,
  cycle: ReviewCycleRecord,
  { reviewees, changedReviewees = [], removedReviewees = [] }: Change,
): Promise<void> {
  const { db } = ctx;
  const reviews = await db.query('reviews', { where: { cycleId: cycle.id } });
  const known = new Map(reviews.map((review) => [review.revieweeId, review]));
  const target = { teamId: cycle.teamId, known };
  const selected = await readSelectedReviewees(ctx, reviewees ?? changedReviewees, {
    ...target,
    list: reviewees ? 'reviewees' : 'changedReviewees',
  });
  const staying = new Set(selected.map(({ employee }) => employee.id));
  const removed = new Set(removedReviewees);
  const isLeft = (id: string) => (reviewees ? !staying.has(id) : removed.has(id));
  const left = reviews.filter(({ revieweeId }) => isLeft(revieweeId));
  const written = left.find((review) => !isRemovable(review));
  if (written) {
    const name = written.revieweeName ?? '';
    throw rejectField(reviewees ? 'reviewees' : 'removedReviewees', 'revieweeInReview', { name });
  }
  const added = selected.filter(({ employee }) => !known.has(employee.id));
  if (reviews.length - left.length + added.length === 0) {
    throw rejectField('removedReviewees', 'cycleWithoutReviewees');
  }
  if (left.length > 0) await removeReviews(db, left);
  for (const { employee, clientInterfacerId } of selected) {
    const review = known.get(employee.id);
    if (!review || isLeft(employee.id) || getInterfacerId(review) === clientInterfacerId) continue;
    await db.put('reviews', changed(review, { clientInterfacerId }, ctx));
  }
  await welcome(ctx, cycle, added);
}
