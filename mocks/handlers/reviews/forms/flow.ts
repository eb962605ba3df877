import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import { loadUserIds, notifyAboutReview } from '../people.ts';
import { requireCase, getStepIndex, type Case } from '../../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import {
  checkCycle,
  checkEmployed,
  checkNotHandedIn,
  checkOpen,
  requireAnswers,
  moveBack,
  moveOn,
  type Way,
} from './flow-steps.ts';
import {
  getInterfacerId,
  getManagerId,
  getReviewFlags,
  getStep,
} from '../../../common/reviews/rules.ts';
import { readNeighbours } from '../../../common/reviews/worklist.ts';
import { readReviewView } from '../view.ts';

type Flow = Extract<AreaOperations<'reviews'>, 'promoteReview' | 'deliverReview' | 'rejectReview'>;

/** The steps that a review passes through. Source: REVW-036, REVW-D03. */
export const flow: Pick<Handlers<'reviews'>, Flow> = {
  promoteReview: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.path.reviewId);
    checkStep(of, call.query.stepId);
    checkOpen(of, ctx.today);
    checkNotHandedIn(of, ctx);
    const flags = getReviewFlags(of, ctx.me, ctx.today);
    if (!flags.isReviewPromotable) {
      throw flags.isReviewReadOnly ? reject(403, 'notYourStep') : reject(400, 'isLastStep');
    }
    // A client's step without a client is skipped, because no one could respond.
    if (!flags.isMakeClientAssignment) await requireAnswers(ctx.db, of);
    await moveOn(toFlowContext(ctx), of);
    return ok({
      performanceReview: await viewAfter(ctx, of),
      successMessages: [message('reviewPromoted')],
    });
  },

  deliverReview: async (call) => {
    const ctx = await createReviewContext(call);
    const { deliverToAll, stepId } = call.query;
    const of = await requireCase(ctx, call.path.reviewId);
    checkStep(of, stepId);
    checkCycle(of, ctx.today);
    checkEmployed(of);
    checkDeliverable(ctx, of, deliverToAll);
    if (getStep(of).executorType !== 'Client') await requireAnswers(ctx.db, of);
    await release(ctx, of, deliverToAll);
    return ok({
      performanceReview: await viewAfter(ctx, of),
      successMessages: [message(deliverToAll ? 'reviewDeliveredToAll' : 'reviewDelivered')],
    });
  },

  rejectReview: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.body.reviewId);
    const reason = cleanOrEmpty(call.body.rejectedReason);
    if (reason === '') {
      throw rejectField('rejectedReason', 'required', { field: 'rejectedReason' });
    }
    checkStep(of, call.body.stepId);
    checkOpen(of, ctx.today);
    checkNotHandedIn(of, ctx);
    const flags = getReviewFlags(of, ctx.me, ctx.today);
    if (flags.isReviewReadOnly) throw reject(403, 'notYourStep');
    if (!flags.isReviewRejectable) throw reject(400, 'isFirstStep');
    await moveBack(toFlowContext(ctx), of, reason);
    return ok({
      performanceReview: await viewAfter(ctx, of),
      successMessages: [message('reviewRejected')],
    });
  },
};

/** The caller as the context of the flow rules. */
export const toFlowContext = ({ db, tenantId, clock, now, me }: ReviewContext): Way => ({
  db,
  tenantId,
  clock,
  now,
  by: me,
});

/**
 * Validates that an action applies to the step that the user saw: 409 when the review has moved on,
 * so that two simultaneous requests do not skip a step. Without a step id, an action applies to the
 * present step.
 */
function checkStep(of: Case, seen: string | undefined): void {
  if (seen === undefined) return;
  getStepIndex(of.cycle, seen);
  const { stepId, stepName } = getStep(of);
  if (seen !== stepId) throw reject(409, 'reviewMovedOn', { step: stepName });
}

function checkDeliverable({ me, today }: ReviewContext, of: Case, deliverToAll: boolean): void {
  const { review, cycle } = of;
  if (review.status === 'Delivered' && (review.isDeliveredToAll || !deliverToAll)) {
    throw reject(400, 'reviewIsDelivered');
  }
  const flags = getReviewFlags(of, me, today);
  if (flags.isReviewDeliverable) return;
  if (flags.isDeliverablePostClientAssignment) throw reject(400, 'clientNotDone');
  const isLast = review.stepIndex === cycle.steps.length - 1;
  const concerns = !flags.isReviewReadOnly || me.rights.has('cycle.basic');
  throw !isLast && concerns ? reject(400, 'isNotLastStep') : reject(403, 'notYourRelease');
}

async function release(ctx: ReviewContext, of: Case, deliverToAll: boolean): Promise<void> {
  const { db, now } = ctx;
  const after = changed(
    of.review,
    {
      status: 'Delivered',
      deliveredOn: of.review.deliveredOn ?? now,
      isDeliveredToAll: deliverToAll,
    },
    ctx,
  );
  await db.put('reviews', after);
  const { revieweeId } = after;
  const isNew = of.review.status !== 'Delivered';
  const employeeIds = [
    ...(isNew ? [revieweeId] : []),
    ...(deliverToAll ? [getManagerId(after), getInterfacerId(after)] : []),
  ].filter((id) => id !== null);
  const users = await loadUserIds(db, employeeIds);
  const recipients = employeeIds.flatMap((id) => users.get(id) ?? []);
  const { by } = toFlowContext(ctx);
  const { clock } = ctx;
  await notifyAboutReview({ db, clock, of, by, stepId: getStep(of).stepId }, recipients);
}

/** A review after a change. */
export async function viewAfter(ctx: ReviewContext, { review }: Case) {
  const of = await requireCase(ctx, review.id);
  return readReviewView(ctx, of, await readNeighbours(ctx, of));
}
