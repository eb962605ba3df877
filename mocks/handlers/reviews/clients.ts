import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { reject } from '../../core/http-error.ts';
import { changed, checkVersion } from '../../core/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { ClientAssignmentRecord } from '../../store/world/review-contacts.ts';
import { assign } from './assigning.ts';
import { casesIn, getCycleRecord, findCase, getStepIndex } from '../../common/reviews/cases.ts';
import { assignmentView, interactionView } from './client-view.ts';
import { createReviewContext, type ReviewContext } from '../../common/reviews/review-context.ts';
import { toFlowContext } from './flow.ts';
import { checkCycle } from './flow-steps.ts';
import { sendClientNudge } from './nudge-records.ts';
import { dealsWithClient, getParts } from '../../common/reviews/rules.ts';

type Clients = Extract<
  AreaOperations<'reviews'>,
  'getClientInteraction' | 'assignClientContacts' | 'nudgeClient' | 'updateClientAutoNudge'
>;

/** The assigned client contacts and their reminders. Source: REVW-047. */
export const clients: Pick<Handlers<'reviews'>, Clients> = {
  getClientInteraction: async (call) => {
    const ctx = await createReviewContext(call);
    const { cycle, at } = await clientStep(ctx, call.query);
    return ok({ clientInteractionDetails: await interactionView(ctx, cycle, at) });
  },

  assignClientContacts: async (call) => {
    const ctx = await createReviewContext(call);
    const { cycle, at } = await clientStep(ctx, call.body);
    checkCycle({ cycle }, ctx.today);
    await assign({ ...ctx, platform: call.platform }, { cycle, at }, call.body.assignments);
    return ok({
      clientInteractionDetails: await interactionView(ctx, cycle, at),
      successMessages: [message('contactsAssigned')],
    });
  },

  nudgeClient: async (call) => {
    const ctx = await createReviewContext(call);
    const { db } = ctx;
    const assignment = await getAssignmentRecord(ctx, call.body.assignmentId);
    checkCycle({ cycle: await getCycleRecord(db, assignment.cycleId) }, ctx.today);
    if (!(await waitsForClient(ctx, assignment))) throw reject(400, 'nothingForClient');
    const mail = {
      isAutomatic: false,
      message: cleanOrEmpty(call.body.message ?? ''),
      ruleKeys: [],
    };
    const after = await sendClientNudge(toFlowContext(ctx), assignment, mail);
    const view = await assignmentView(db, after);
    return ok({
      clientAssignment: view,
      successMessages: [message('clientNudged', { name: view.clientContactName })],
    });
  },

  updateClientAutoNudge: async (call) => {
    const ctx = await createReviewContext(call);
    const { isAutoNudge, version, assignmentId } = call.body;
    const assignment = await getAssignmentRecord(ctx, assignmentId);
    checkVersion(assignment, version);
    const after = changed(assignment, { isAutoNudge }, call);
    await ctx.db.put('clientAssignments', after);
    return ok({
      clientAssignment: await assignmentView(ctx.db, after),
      successMessages: [message(isAutoNudge ? 'autoNudgeOn' : 'autoNudgeOff')],
    });
  },
};

/**
 * A client's step of a cycle. 404 when the caller can see nothing of the cycle, 403 when they are
 * the interfacer of none of its clients, 400 for a step that is not the client's.
 */
async function clientStep(
  ctx: ReviewContext,
  { cycleId, stepId }: { cycleId: string; stepId: string },
) {
  const cycle = await getCycleRecord(ctx.db, cycleId);
  const cases = await casesIn(ctx, [cycle]);
  if (cases.length === 0) throw reject(404, 'reviewCycleUnknown');
  if (!cases.some((of) => dealsWithClient(getParts(of, ctx.me)))) {
    throw reject(403, 'notClientInterfacer');
  }
  const at = getStepIndex(cycle, stepId);
  if (cycle.steps[at]?.executorType !== 'Client') throw reject(400, 'notAClientStep');
  return { cycle, at };
}

/**
 * The assignment with an id. 404 when it is not found, its contact was deleted, or the caller is
 * the interfacer of none of its reviews.
 */
async function getAssignmentRecord(
  ctx: ReviewContext,
  id: string,
): Promise<ClientAssignmentRecord> {
  const assignment = await ctx.db.get('clientAssignments', id);
  const requested = await ctx.db.query('clientReviews', { where: { assignmentId: id } });
  const cases = await Promise.all(requested.map(({ reviewId }) => findCase(ctx, reviewId)));
  const contact = assignment && (await ctx.db.get('clientContacts', assignment.clientContactId));
  if (!contact || !cases.some((of) => of && dealsWithClient(getParts(of, ctx.me)))) {
    throw reject(404, 'assignmentUnknown');
  }
  return assignment;
}

/** Whether any review of an assignment is at the client's step and not submitted. */
async function waitsForClient({ db }: ReviewContext, { id, stepId }: ClientAssignmentRecord) {
  for (const { reviewId, promotedOn } of await db.query('clientReviews', {
    where: { assignmentId: id },
  })) {
    const review = await db.get('reviews', reviewId);
    const cycle = review && (await db.get('reviewCycles', review.cycleId));
    const isThere = cycle?.steps[review?.stepIndex ?? -1]?.stepId === stepId;
    if (isThere && promotedOn === null && review?.status !== 'Delivered') return true;
  }
  return false;
}
