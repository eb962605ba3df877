import type { components } from '@atrium/contract/generated/types.ts';
import { rejectField } from '../../../core/requests/http-error.ts';
import { created } from '../../../core/records/versions.ts';
import type {
  ClientAssignmentRecord,
  ClientReviewRecord,
} from '../../../store/world/review-contacts.ts';
import {
  findClientReviews,
  type Case,
  type RequestedReview,
} from '../../../common/reviews/cases.ts';
import { clearDrafts, endClientReviews } from '../../../common/reviews/client-submissions.ts';
import { loadEmployeeContactTest } from '../../../common/reviews/contact-access.ts';
import { rejectInvalid } from './assigning-checks.ts';
import { loadContacts, type ClientStep, type KnownContacts } from '../clients/client-view.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { toFlowContext } from '../forms/flow.ts';
import { sendClientNudges, toAutomaticMail } from '../nudges/nudge-records.ts';
import { loadSettings } from '../../../common/reviews/settings.ts';

type Choice = components['schemas']['ClientAssignments']['assignments'][number];

/** The caller, and the platform records, which hold people's addresses for all tenants. */
type Assigner = ReviewContext & { platform: Db };

/** A client's step, and the reviews of its cycle that the caller may see. */
export interface AssignedStep extends ClientStep {
  cases: readonly Case[];
}

/** A choice that differs from what is assigned. */
interface Change {
  of: Case;
  clientContactId: string | null;
  requested: RequestedReview | undefined;
}

/**
 * Assigns client contacts to reviews at a client's step. Each review has its own link, so that the
 * link of one review does not open another; it is mailed if mailing is automatic and the review
 * waits for the client.
 */
export async function assign(
  ctx: Assigner,
  step: AssignedStep,
  choices: readonly Choice[],
): Promise<void> {
  const ids = choices.map(({ reviewId }) => reviewId);
  if (new Set(ids).size < ids.length) {
    throw rejectField('assignments', 'namedTwice', { field: 'reviewId' });
  }
  const known = await loadContacts(
    ctx.db,
    choices.flatMap(({ clientContactId }) => clientContactId ?? []),
  );
  const changes = await listChanges(ctx, step, { choices, known });
  if (changes.length === 0) return;
  await endFormer(ctx, step, changes);
  const { assignments, waiting } = await putAssignments(ctx, step, changes);
  const mails = waiting.map((assignment) => toAutomaticMail(assignment));
  const cycles = new Map([[step.cycle.id, step.cycle]]);
  await sendClientNudges(toFlowContext(ctx), mails, { ...known, cycles, reviews: assignments });
}

/** Ends the former assignments of the changed reviews, and clears their drafts. */
async function endFormer(
  ctx: ReviewContext,
  step: ClientStep,
  changes: readonly Change[],
): Promise<void> {
  const former = changes.flatMap(({ requested }) => requested?.clientReview ?? []);
  if (former.length > 0) await endClientReviews(ctx.db, former);
  // The next client contact must not see what another has written but not submitted.
  const stepId = getStepId(step);
  const drafts = changes.map(({ of }) => ({ reviewId: of.review.id, stepId }));
  await clearDrafts(ctx.db, drafts, ctx);
}

/** Stores the assignments with new links; returns their reviews, and those to mail now. */
async function putAssignments(ctx: ReviewContext, step: ClientStep, changes: readonly Change[]) {
  const { db } = ctx;
  const { isClientAutoNudge } = await loadSettings(db);
  const assignments = new Map<string, ClientReviewRecord[]>();
  const waiting: ClientAssignmentRecord[] = [];
  for (const { of, clientContactId } of changes) {
    if (clientContactId === null) continue;
    const assignment = created(
      {
        id: crypto.randomUUID(),
        linkId: crypto.randomUUID(),
        cycleId: step.cycle.id,
        stepId: getStepId(step),
        clientContactId,
        isAutoNudge: isClientAutoNudge,
        lastNudgedOn: null,
      },
      ctx,
    );
    const clientReview = {
      id: crypto.randomUUID(),
      assignmentId: assignment.id,
      reviewId: of.review.id,
      promotedOn: null,
    };
    await db.put('clientAssignments', assignment);
    await db.put('clientReviews', clientReview);
    assignments.set(assignment.id, [clientReview]);
    if (of.review.stepIndex === step.at && isClientAutoNudge) waiting.push(assignment);
  }
  return { assignments, waiting };
}

const getStepId = ({ cycle, at }: ClientStep): string => cycle.steps[at]?.stepId ?? '';

/** The choices that differ from what is assigned, with their reviews. Rejects invalid ones. */
async function listChanges(
  ctx: Assigner,
  step: AssignedStep,
  { choices, known }: { choices: readonly Choice[]; known: KnownContacts },
): Promise<Change[]> {
  const stepId = getStepId(step);
  const cases = new Map(step.cases.map((of) => [of.review.id, of]));
  const ids = choices.map(({ reviewId }) => reviewId).filter((id) => cases.has(id));
  const requested = await findClientReviews(ctx.db, new Map(ids.map((id) => [id, stepId])));
  const revieweeIds = ids.flatMap((id) => cases.get(id)?.review.revieweeId ?? []);
  const isEmployeeContact = await loadEmployeeContactTest(ctx, revieweeIds);
  rejectInvalid({ ...ctx, at: step.at, cases, requested, known, isEmployeeContact }, choices);
  return choices.flatMap(({ reviewId, clientContactId }) => {
    const of = cases.get(reviewId);
    const former = requested.get(reviewId);
    const isChanged = (former?.assignment.clientContactId ?? null) !== clientContactId;
    return of && isChanged ? [{ of, requested: former, clientContactId }] : [];
  });
}
