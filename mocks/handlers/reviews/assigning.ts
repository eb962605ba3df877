import type { components } from '#openapi/generated/types.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { created } from '../../core/versions.ts';
import type { ClientAssignmentRecord } from '../../store/world/review-contacts.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import { findClientReview, findCase, type Case } from '../../common/reviews/cases.ts';
import { clearDraft, endClientReview } from '../../common/reviews/client-submissions.ts';
import { isEmployeeContact } from '../../common/reviews/contact-access.ts';
import { isAssignable } from './client-view.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { toFlowContext } from './flow.ts';
import { sendClientNudge } from './nudge-records.ts';
import { dealsWithClient, getParts } from '../../common/reviews/rules.ts';
import { loadSettings } from '../../common/reviews/settings.ts';

type Choices = components['schemas']['ClientAssignments']['assignments'];

interface Step {
  cycle: ReviewCycleRecord;
  /** Index of the client's step, from 0. */
  at: number;
}

/** The caller, and the platform records, which hold people's addresses for all tenants. */
type Assigner = ReviewContext & { platform: Db };

/**
 * Assigns client contacts to reviews at a client's step. Each review has its own link, so that the
 * link of one review does not open another; it is mailed if mailing is automatic and the review
 * waits for the client.
 */
export async function assign(ctx: Assigner, step: Step, choices: Choices): Promise<void> {
  const ids = choices.map(({ reviewId }) => reviewId);
  if (new Set(ids).size < ids.length) {
    throw rejectField('assignments', 'namedTwice', { field: 'reviewId' });
  }
  const waiting: ClientAssignmentRecord[] = [];
  for (const [at, { reviewId, clientContactId }] of choices.entries()) {
    const field = `assignments.${at}`;
    const of = await assignableCase(ctx, step, reviewId, field);
    const stepId = step.cycle.steps[step.at]?.stepId ?? '';
    const requested = await findClientReview(ctx.db, of, stepId);
    if (requested?.clientReview.promotedOn) throw reject(400, 'clientHasPromoted');
    if ((requested?.assignment.clientContactId ?? null) === clientContactId) continue;
    if (requested) await endClientReview(ctx.db, requested.clientReview);
    // The next client contact must not see what another has written but not submitted.
    await clearDraft(ctx.db, { reviewId, stepId }, ctx);
    if (clientContactId === null) continue;
    await checkContact(ctx, of, clientContactId, `${field}.clientContactId`);
    const assignment = await addAssignment(ctx, step.cycle.id, stepId, clientContactId);
    const id = crypto.randomUUID();
    await ctx.db.put('clientReviews', {
      id,
      assignmentId: assignment.id,
      reviewId,
      promotedOn: null,
    });
    if (of.review.stepIndex === step.at) waiting.push(assignment);
  }
  for (const assignment of waiting) {
    if (!assignment.isAutoNudge) continue;
    const mail = { isAutomatic: true, message: '', ruleKeys: [] };
    await sendClientNudge(toFlowContext(ctx), assignment, mail);
  }
}

async function assignableCase(ctx: ReviewContext, step: Step, reviewId: string, field: string) {
  const of: Case | undefined = await findCase(ctx, reviewId);
  if (!of || of.cycle.id !== step.cycle.id) {
    throw rejectField(`${field}.reviewId`, 'reviewUnknown');
  }
  const parts = getParts(of, ctx.me);
  if (parts.has('Reviewee')) throw reject(403, 'ownReview');
  if (!dealsWithClient(parts)) throw reject(403, 'notClientInterfacer');
  if (!isAssignable(of, step.at, ctx.today)) {
    throw reject(400, of.review.status === 'Delivered' ? 'reviewIsDelivered' : 'stepIsPassed');
  }
  return of;
}

async function checkContact(
  { db, platform }: Assigner,
  { review }: Case,
  id: string,
  field: string,
): Promise<void> {
  const contact = await db.get('clientContacts', id);
  const client = contact && (await db.get('clients', contact.clientId));
  if (!contact || !client?.isActive) throw rejectField(field, 'contactUnknown');
  if (await isEmployeeContact({ db, platform }, contact, review.revieweeId)) {
    throw rejectField(field, 'contactOfReviewee');
  }
}

/** A new assignment of a contact at the step, with a new link. */
async function addAssignment(
  ctx: ReviewContext,
  cycleId: string,
  stepId: string,
  clientContactId: string,
): Promise<ClientAssignmentRecord> {
  const { db } = ctx;
  const { isClientAutoNudge } = await loadSettings(db);
  const assignment = created(
    {
      id: crypto.randomUUID(),
      linkId: crypto.randomUUID(),
      cycleId,
      stepId,
      clientContactId,
      isAutoNudge: isClientAutoNudge,
      lastNudgedOn: null,
    },
    ctx,
  );
  await db.put('clientAssignments', assignment);
  return assignment;
}
