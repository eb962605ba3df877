import { foundOr404 } from '../../../core/records/records.ts';
import type { Transaction } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type {
  ClientAssignmentRecord,
  ClientReviewRecord,
} from '../../../store/world/review-contacts.ts';
import { toIsoDay } from '../../../common/clockwork/time.ts';
import { findClientReviews, toCases, type Case } from '../../../common/reviews/cases.ts';
import { checkLink } from './client-link.ts';
import type { Db } from '../../../common/reviews/review-context.ts';
import type { Reader } from '../forms/forms-view.ts';

/** The context of a client's call: an assignment with a valid link. */
export interface ClientContext {
  db: Db;
  tenantId: string;
  tenantName: string;
  assignment: ClientAssignmentRecord;
  contact: World['clientContacts'];
  clientName: string;
  /** The reviews that have reached the client's step or were submitted at it, by name. */
  requested: ClientReviewRequest[];
  linkExpiresOn: string;
  clock: { now(): number };
  /** ISO timestamp. */
  now: string;
  /** Date in the tenant's time zone. */
  today: string;
}

/** A review that the client is requested to fill in, or has submitted. */
export interface ClientReviewRequest {
  of: Case;
  clientReview: ClientReviewRecord;
}

interface PublicCall {
  tx: Transaction<World>;
  clock: { now(): number };
}

/** How a call identifies its target: by the link, or by the client's id of a review or comment. */
type By = { linkId: string } | { clientReviewId: string } | { commentKey: string };

/** The context of a client's call. 404 when the link is unknown or expired. */
export async function createClientContext(
  { tx, clock }: PublicCall,
  tenantId: string,
  by: By,
): Promise<ClientContext> {
  const tenant = foundOr404(await tx.platform.get('tenants', tenantId), 'clientLinkUnknown');
  const db = tx.tenant(tenantId);
  const assignment = foundOr404(await assignmentBy(db, by), 'clientLinkUnknown');
  const contact = foundOr404(
    await db.get('clientContacts', assignment.clientContactId),
    'clientLinkUnknown',
  );
  const client = await db.get('clients', contact.clientId);
  const now = new Date(clock.now()).toISOString();
  const reviews = await db.query('clientReviews', { where: { assignmentId: assignment.id } });
  const linkExpiresOn = checkLink(assignment, reviews, now);
  const settings = await db.get('organizationSettings', 'settings');
  return {
    db,
    tenantId,
    tenantName: tenant.name,
    assignment,
    contact,
    clientName: client?.name ?? '',
    requested: await listRequestedReviews(db, assignment, reviews),
    linkExpiresOn,
    clock,
    now,
    today: toIsoDay(now, settings?.timeZone ?? 'Etc/UTC'),
  };
}

async function assignmentBy(db: Db, by: By): Promise<ClientAssignmentRecord | undefined> {
  if ('linkId' in by) {
    const [assignment] = await db.query('clientAssignments', { where: { linkId: by.linkId } });
    return assignment;
  }
  const clientReview =
    'clientReviewId' in by
      ? await db.get('clientReviews', by.clientReviewId)
      : await clientReviewOfComment(db, by.commentKey);
  return clientReview && db.get('clientAssignments', clientReview.assignmentId);
}

async function clientReviewOfComment(db: Db, clientKey: string) {
  const [comment] = await db.query('reviewComments', { where: { clientKey } });
  const answer = comment && (await db.get('reviewAnswers', comment.answerId));
  if (!answer) return undefined;
  const steps = new Map([[answer.reviewId, answer.stepId]]);
  return (await findClientReviews(db, steps)).get(answer.reviewId)?.clientReview;
}

async function listRequestedReviews(
  db: Db,
  { stepId }: ClientAssignmentRecord,
  reviews: readonly ClientReviewRecord[],
): Promise<ClientReviewRequest[]> {
  const stored = await db.getMany(
    'reviews',
    reviews.map(({ reviewId }) => reviewId),
  );
  const cases = await toCases(db, [...stored.values()]);
  const byId = new Map(cases.map((of) => [of.review.id, of]));
  const requested = reviews.flatMap((clientReview) => {
    const of = byId.get(clientReview.reviewId);
    const at = of?.cycle.steps.findIndex((step) => step.stepId === stepId) ?? -1;
    if (!of || at === -1) return [];
    // What was submitted can be read also in the archive.
    const isSubmitted = clientReview.promotedOn !== null;
    const isReached = !of.cycle.isArchived && of.review.stepIndex >= at;
    return isSubmitted || isReached ? [{ of, clientReview }] : [];
  });
  return requested.toSorted((a, b) => (a.of.reviewee.fullName < b.of.reviewee.fullName ? -1 : 1));
}

/**
 * The review with a client's id. 404 when the link does not include it, or it has not reached the
 * client.
 */
export function findRequestedReview(
  { requested }: ClientContext,
  clientReviewId: string,
): ClientReviewRequest {
  return foundOr404(
    requested.find(({ clientReview }) => clientReview.id === clientReviewId),
    'reviewUnknown',
  );
}

/** Whether the client may still write: the review is at the client's step and not submitted. */
export const isWritable = (
  { assignment, today }: ClientContext,
  { of: { cycle, review }, clientReview }: ClientReviewRequest,
): boolean =>
  clientReview.promotedOn === null &&
  review.status !== 'Delivered' &&
  !review.isClosed &&
  today >= cycle.startDate &&
  cycle.steps[review.stepIndex]?.stepId === assignment.stepId;

/** The client as a reader of a review's form. */
export const clientReader = (ctx: ClientContext, requested: ClientReviewRequest): Reader => ({
  writerId: ctx.contact.id,
  isClient: true,
  // Comments between staff members are not visible to the client.
  readsOnlyOwn: true,
  writableStepId: isWritable(ctx, requested) ? ctx.assignment.stepId : null,
});
