import type { OperationsOf } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { refuse } from '../../core/refusal.ts';
import { changed, checkVersion } from '../../core/versions.ts';
import { cleanOrEmpty } from '../../core/normalize-name.ts';
import type { ClientAssignmentRecord } from '../../store/world/review-contacts.ts';
import { assign } from './assigning.ts';
import { casesIn, cycleOf, findCase, placeOf } from '../../common/reviews/cases.ts';
import { assignmentView, interactionView } from './client-view.ts';
import { deskOf, type Desk } from '../../common/reviews/desk.ts';
import { wayOf } from './flow.ts';
import { checkCycle } from './flow-steps.ts';
import { sendClientNudge } from './nudge-records.ts';
import { dealsWithClient, partsOf } from '../../common/reviews/rules.ts';

type Clients = Extract<
  OperationsOf<'reviews'>,
  'getClientInteraction' | 'assignClientContacts' | 'nudgeClient' | 'updateClientAutoNudge'
>;

/** Which client contacts are asked, and how they are reminded. Source: REVW-047. */
export const clients: Pick<Handlers<'reviews'>, Clients> = {
  getClientInteraction: async (call) => {
    const desk = await deskOf(call);
    const { cycle, at } = await clientStep(desk, call.query);
    return ok({ clientInteractionDetails: await interactionView(desk, cycle, at) });
  },

  assignClientContacts: async (call) => {
    const desk = await deskOf(call);
    const { cycle, at } = await clientStep(desk, call.body);
    checkCycle({ cycle }, desk.today);
    await assign({ ...desk, platform: call.platform }, { cycle, at }, call.body.assignments);
    return ok({
      clientInteractionDetails: await interactionView(desk, cycle, at),
      successMessages: [message('contactsAssigned')],
    });
  },

  nudgeClient: async (call) => {
    const desk = await deskOf(call);
    const { db } = desk;
    const assignment = await assignmentOf(desk, call.body.assignmentId);
    checkCycle({ cycle: await cycleOf(db, assignment.cycleId) }, desk.today);
    if (!(await waitsForClient(desk, assignment))) throw refuse(400, 'nothingForClient');
    const mail = {
      isAutomatic: false,
      message: cleanOrEmpty(call.body.message ?? ''),
      ruleKeys: [],
    };
    const after = await sendClientNudge(wayOf(desk), assignment, mail);
    const view = await assignmentView(db, after);
    return ok({
      clientAssignment: view,
      successMessages: [message('clientNudged', { name: view.clientContactName })],
    });
  },

  updateClientAutoNudge: async (call) => {
    const desk = await deskOf(call);
    const { isAutoNudge, version, assignmentId } = call.body;
    const assignment = await assignmentOf(desk, assignmentId);
    checkVersion(assignment, version);
    const after = changed(assignment, { isAutoNudge }, call);
    await desk.db.put('clientAssignments', after);
    return ok({
      clientAssignment: await assignmentView(desk.db, after),
      successMessages: [message(isAutoNudge ? 'autoNudgeOn' : 'autoNudgeOff')],
    });
  },
};

/**
 * A client's step of a cycle. 404 when the caller sees nothing of the cycle, 403 when they deal
 * with none of its clients, 400 for a step of others.
 */
async function clientStep(desk: Desk, { cycleId, stepId }: { cycleId: string; stepId: string }) {
  const cycle = await cycleOf(desk.db, cycleId);
  const cases = await casesIn(desk, [cycle]);
  if (cases.length === 0) throw refuse(404, 'reviewCycleUnknown');
  if (!cases.some((of) => dealsWithClient(partsOf(of, desk.me)))) {
    throw refuse(403, 'notClientInterfacer');
  }
  const at = placeOf(cycle, stepId);
  if (cycle.steps[at]?.executorType !== 'Client') throw refuse(400, 'notAClientStep');
  return { cycle, at };
}

/**
 * The assignment of an id. 404 when there is none, its contact is gone, or the caller deals with none
 * of its reviews.
 */
async function assignmentOf(desk: Desk, id: string): Promise<ClientAssignmentRecord> {
  const assignment = await desk.db.get('clientAssignments', id);
  const asked = await desk.db.query('clientReviews', { where: { assignmentId: id } });
  const cases = await Promise.all(asked.map(({ reviewId }) => findCase(desk, reviewId)));
  const contact = assignment && (await desk.db.get('clientContacts', assignment.clientContactId));
  if (!contact || !cases.some((of) => of && dealsWithClient(partsOf(of, desk.me)))) {
    throw refuse(404, 'assignmentUnknown');
  }
  return assignment;
}

/** Whether any of an assignment's reviews is at the client's step and not handed in. */
async function waitsForClient({ db }: Desk, { id, stepId }: ClientAssignmentRecord) {
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
