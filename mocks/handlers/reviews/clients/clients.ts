import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { changed, checkVersion } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type {
  ClientAssignmentRecord,
  ClientReviewRecord,
  ReviewNudgeRecord,
} from '../../../store/world/review-contacts.ts';
import { assign, type AssignedStep } from '../cycles/assigning.ts';
import {
  casesIn,
  getCycleRecord,
  getStepIndex,
  toCases,
  type Case,
} from '../../../common/reviews/cases.ts';
import { interactionView, readAssignmentView } from './client-view.ts';
import {
  createReviewContext,
  type Db,
  type ReviewContext,
} from '../../../common/reviews/review-context.ts';
import { toFlowContext } from '../forms/flow.ts';
import { checkCycle } from '../forms/flow-steps.ts';
import { listNudgedEnough } from '../nudges/nudge-limits.ts';
import { sendClientNudges } from '../nudges/nudge-records.ts';
import { dealsWithClient, getParts, getStep } from '../../../common/reviews/rules.ts';

type Clients = Extract<
  AreaOperations<'reviews'>,
  'getClientInteraction' | 'assignClientContacts' | 'nudgeClient' | 'updateClientAutoNudge'
>;

/** The assigned client contacts and their reminders. Source: REVW-047. */
export const clients: Pick<Handlers<'reviews'>, Clients> = {
  getClientInteraction: async (call) => {
    const ctx = await createReviewContext(call);
    const step = await clientStep(ctx, call.query);
    return ok({
      clientInteractionDetails: await interactionView(ctx, step, step.cases, call.query),
    });
  },

  assignClientContacts: async (call) => {
    const ctx = await createReviewContext(call);
    const step = await clientStep(ctx, call.body);
    checkCycle(step, ctx.today);
    await assign({ ...ctx, platform: call.platform }, step, call.body.assignments);
    return ok({
      clientInteractionDetails: await interactionView(ctx, step, step.cases),
      successMessages: [message('contactsAssigned')],
    });
  },

  nudgeClient: async (call) => {
    const ctx = await createReviewContext(call);
    const { db } = ctx;
    const { assignment, requested } = await findAssignment(ctx, call.body.assignmentId);
    checkCycle({ cycle: await getCycleRecord(db, assignment.cycleId) }, ctx.today);
    if (!requested.some((each) => isWaiting(each, assignment))) {
      throw reject(400, 'nothingForClient');
    }
    await checkNudges(ctx, assignment, requested);
    const text = cleanOrEmpty(call.body.message ?? '');
    const mail = { assignment, isAutomatic: false, message: text, ruleKeys: [] };
    await sendClientNudges(toFlowContext(ctx), [mail]);
    const view = await readAssignmentView(ctx, assignment.id, getEnteredOn(requested));
    return ok({
      clientAssignment: view,
      successMessages: [message('clientNudged', { name: view.clientContactName })],
    });
  },

  updateClientAutoNudge: async (call) => {
    const ctx = await createReviewContext(call);
    const { isAutoNudge, version, assignmentId } = call.body;
    const { assignment, requested } = await findAssignment(ctx, assignmentId);
    checkVersion(assignment, version);
    const after = changed(assignment, { isAutoNudge }, call);
    await ctx.db.put('clientAssignments', after);
    return ok({
      clientAssignment: await readAssignmentView(ctx, after.id, getEnteredOn(requested)),
      successMessages: [message(isAutoNudge ? 'autoNudgeOn' : 'autoNudgeOff')],
    });
  },
};

/**
 * A client's step of a cycle, and the reviews that the caller may see. 404 when the caller can see nothing of the cycle, 403 when they are
 * the interfacer of none of its clients, 400 for a step that is not the client's.
 */
async function clientStep(
  ctx: ReviewContext,
  { cycleId, stepId }: { cycleId: string; stepId: string },
): Promise<AssignedStep> {
  const cycle = await getCycleRecord(ctx.db, cycleId);
  const cases = await casesIn(ctx, cycle);
  if (cases.length === 0) throw reject(404, 'reviewCycleUnknown');
  if (!cases.some((of) => dealsWithClient(getParts(of, ctx.me)))) {
    throw reject(403, 'notClientInterfacer');
  }
  const at = getStepIndex(cycle, stepId);
  if (cycle.steps[at]?.executorType !== 'Client') throw reject(400, 'notAClientStep');
  return { cycle, at, cases };
}

/** A review of an assignment. */
interface AssignedCase {
  of: Case;
  clientReview: ClientReviewRecord;
}

/**
 * The assignment with an id, and its reviews. 404 when it is not found, its contact was deleted, or
 * the caller is the interfacer of none of its reviews.
 */
async function findAssignment({ db, me }: ReviewContext, id: string) {
  const assignment = await db.get('clientAssignments', id);
  const contact = assignment && (await db.get('clientContacts', assignment.clientContactId));
  if (!contact) throw reject(404, 'assignmentUnknown');
  const requested = await listAssigned(db, id);
  if (!requested.some(({ of }) => dealsWithClient(getParts(of, me)))) {
    throw reject(404, 'assignmentUnknown');
  }
  return { assignment, requested };
}

async function listAssigned(db: Db, assignmentId: string): Promise<AssignedCase[]> {
  const clientReviews = await db.query('clientReviews', { where: { assignmentId } });
  const reviews = await db.getMany(
    'reviews',
    clientReviews.map(({ reviewId }) => reviewId),
  );
  const cases = await toCases(db, [...reviews.values()]);
  return clientReviews.flatMap((clientReview) => {
    const of = cases.find(({ review }) => review.id === clientReview.reviewId);
    return of ? [{ of, clientReview }] : [];
  });
}

/**
 * 409 for a contact who was reminded by hand as often as is enough for now. A new link, which the
 * contact needs, can be sent at once.
 */
async function checkNudges(
  { db, now }: ReviewContext,
  { linkId, clientContactId }: ClientAssignmentRecord,
  requested: readonly AssignedCase[],
): Promise<void> {
  const contact = await db.get('clientContacts', clientContactId);
  const isSame = ({ link }: ReviewNudgeRecord) => link.endsWith(`/${linkId}`);
  for (const { of } of requested) {
    const nudged = { review: of.review, kind: 'Client', isSame } as const;
    const enough = await listNudgedEnough(db, nudged, now);
    if (contact && enough.has(contact.email)) {
      throw reject(409, 'nudgedEnough', { names: contact.name });
    }
  }
}

/** When the review of an assignment came to its step. */
const getEnteredOn = ([first]: readonly AssignedCase[]): string =>
  first?.of.review.enteredStepOn ?? '';

/** Whether a review is at the client's step and not submitted. */
const isWaiting = (
  { of, clientReview }: AssignedCase,
  { stepId }: ClientAssignmentRecord,
): boolean =>
  getStep(of).stepId === stepId &&
  clientReview.promotedOn === null &&
  !of.review.isClosed &&
  of.review.status !== 'Delivered';
