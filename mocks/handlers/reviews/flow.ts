import type { OperationsOf } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { refuse, refuseField } from '../../core/refusal.ts';
import { changed } from '../../core/versions.ts';
import { cleanOrEmpty } from '../../core/normalize-name.ts';
import { userIdOf } from '../../common/notifications/notify.ts';
import { caseOf, casesIn, placeOf, type Case } from '../../common/reviews/cases.ts';
import { deskOf, type Desk } from '../../common/reviews/desk.ts';
import { checkCycle, checkOpen, demandAnswers, moveBack, moveOn, type Way } from './flow-steps.ts';
import { tellOfReview } from './people.ts';
import { flagsOf, stepOf } from '../../common/reviews/rules.ts';
import { reviewView } from './view.ts';

type Flow = Extract<OperationsOf<'reviews'>, 'promoteReview' | 'deliverReview' | 'rejectReview'>;

/** A review's way through its steps. Source: REVW-036; decisions, "reviews". */
export const flow: Pick<Handlers<'reviews'>, Flow> = {
  promoteReview: async (call) => {
    const desk = await deskOf(call);
    const of = await caseOf(desk, call.path.reviewId);
    checkStep(of, call.query.stepId ?? of.cycle.steps[0]?.stepId);
    checkOpen(of, desk.today);
    const flags = flagsOf(of, desk.me, desk.today);
    if (!flags.isReviewPromotable) {
      throw flags.isReviewReadOnly ? refuse(403, 'notYourStep') : refuse(400, 'isLastStep');
    }
    // A client's step without a client is passed over: there is nobody to answer.
    if (!flags.isMakeClientAssignment) await demandAnswers(desk.db, of);
    await moveOn(wayOf(desk), of);
    return ok({
      performanceReview: await viewAfter(desk, of),
      successMessages: [message('reviewPromoted')],
    });
  },

  deliverReview: async (call) => {
    const desk = await deskOf(call);
    const { deliverToAll, stepId } = call.query;
    const of = await caseOf(desk, call.path.reviewId);
    // It is done at the last step alone, whether named or not.
    if (stepId !== undefined) checkStep(of, stepId);
    checkCycle(of, desk.today);
    checkDeliverable(desk, of, deliverToAll);
    if (stepOf(of).executorType !== 'Client') await demandAnswers(desk.db, of);
    await release(desk, of, deliverToAll);
    return ok({
      performanceReview: await viewAfter(desk, of),
      successMessages: [message(deliverToAll ? 'reviewDeliveredToAll' : 'reviewDelivered')],
    });
  },

  rejectReview: async (call) => {
    const desk = await deskOf(call);
    const of = await caseOf(desk, call.body.reviewId);
    const reason = cleanOrEmpty(call.body.rejectedReason);
    if (reason === '') {
      throw refuseField('rejectedReason', 'required', { field: 'rejectedReason' });
    }
    checkStep(of, call.body.stepId ?? of.cycle.steps.at(-1)?.stepId);
    checkOpen(of, desk.today);
    const flags = flagsOf(of, desk.me, desk.today);
    if (flags.isReviewReadOnly) throw refuse(403, 'notYourStep');
    if (!flags.isReviewRejectable) throw refuse(400, 'isFirstStep');
    await moveBack(wayOf(desk), of, reason);
    return ok({
      performanceReview: await viewAfter(desk, of),
      successMessages: [message('reviewRejected')],
    });
  },
};

/** The caller on a review's way. */
export const wayOf = ({ db, tenantId, clock, now, me }: Desk): Way => ({
  db,
  tenantId,
  clock,
  now,
  by: me,
});

/**
 * Holds a deed to the step that the person has seen: 409 when the review has moved on meanwhile, so
 * that two at once do not pass over a step. Who names none means the first step when promoting, and
 * the last one when delivering or rejecting.
 */
function checkStep(of: Case, seen = ''): void {
  placeOf(of.cycle, seen);
  const { stepId, stepName } = stepOf(of);
  if (seen !== stepId) throw refuse(409, 'reviewMovedOn', { step: stepName });
}

function checkDeliverable({ me, today }: Desk, of: Case, deliverToAll: boolean): void {
  const { review, cycle } = of;
  if (review.status === 'Delivered' && (review.isDeliveredToAll || !deliverToAll)) {
    throw refuse(400, 'reviewIsDelivered');
  }
  const flags = flagsOf(of, me, today);
  if (flags.isReviewDeliverable) return;
  if (flags.isDeliverablePostClientAssignment) throw refuse(400, 'clientNotDone');
  const isLast = review.stepIndex === cycle.steps.length - 1;
  const concerns = !flags.isReviewReadOnly || me.rights.has('cycle.basic');
  throw !isLast && concerns ? refuse(400, 'isNotLastStep') : refuse(403, 'notYourRelease');
}

async function release(desk: Desk, of: Case, deliverToAll: boolean): Promise<void> {
  const { db, now } = desk;
  const after = changed(
    of.review,
    {
      status: 'Delivered',
      deliveredOn: of.review.deliveredOn ?? now,
      isDeliveredToAll: deliverToAll,
    },
    desk,
  );
  await db.put('reviews', after);
  const { revieweeId, reportingToId, clientInterfacerId } = after;
  const isNew = of.review.status !== 'Delivered';
  const employeeIds = [
    ...(isNew ? [revieweeId] : []),
    ...(deliverToAll ? [reportingToId, clientInterfacerId] : []),
  ];
  const users = await Promise.all(
    employeeIds.map(async (id) => (id === null ? null : userIdOf(db, id))),
  );
  const told = users.filter((id) => id !== null);
  const { by } = wayOf(desk);
  const { clock } = desk;
  await tellOfReview({ db, clock, of, by, stepId: stepOf(of).stepId }, told);
}

/** A review as it is after a change. */
async function viewAfter(desk: Desk, { review }: Case) {
  const of = await caseOf(desk, review.id);
  return reviewView(of, await casesIn(desk, [of.cycle]), desk);
}
