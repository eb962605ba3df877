import type { components } from '#openapi/generated/types.ts';
import { changed } from '../../core/versions.ts';
import type {
  ClientAssignmentRecord,
  ReviewNudgeRecord,
} from '../../store/world/review-contacts.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import { findClientReview, type Case } from '../../common/reviews/cases.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { dealsWithClient, getParts } from '../../common/reviews/rules.ts';

type Contract = components['schemas'];

interface Sender {
  db: Db;
  tenantId: string;
  clock: { now(): number };
  now: string;
  by: { name: string };
}

interface Mail {
  isAutomatic: boolean;
  message: string;
  /** Keys of the rules that this mail fulfills. */
  ruleKeys: string[];
}

/**
 * Sends a client contact the link of an assignment, valid for 30 days from now, if the contact
 * still exists. The reference server sends no mail: the nudge history stores the text that a mail
 * would contain.
 */
export async function sendClientNudge(
  { db, tenantId, clock, now, by }: Sender,
  assignment: ClientAssignmentRecord,
  { isAutomatic, message, ruleKeys }: Mail,
): Promise<ClientAssignmentRecord> {
  const contact = await db.get('clientContacts', assignment.clientContactId);
  if (!contact) return assignment;
  const client = await db.get('clients', contact.clientId);
  const cycle = await db.get('reviewCycles', assignment.cycleId);
  const clientReviews = await db.query('clientReviews', { where: { assignmentId: assignment.id } });
  await db.put('reviewNudges', {
    id: crypto.randomUUID(),
    cycleId: assignment.cycleId,
    kind: 'Client',
    reviewIds: clientReviews.map(({ reviewId }) => reviewId),
    stepName: cycle?.steps.find(({ stepId }) => stepId === assignment.stepId)?.stepName ?? '',
    recipientName: contact.name,
    clientName: client?.name ?? '',
    email: contact.email,
    sentOn: now,
    sentByName: isAutomatic ? '' : by.name,
    message,
    link: `/performance/clientReview/${tenantId}/${assignment.linkId}`,
    ruleKeys,
  });
  const after = changed(assignment, { lastNudgedOn: now }, { person: by, clock });
  await db.put('clientAssignments', after);
  return after;
}

/** Nudges the client of a review that has reached the client's step, if nudges are automatic. */
export async function nudgeOnArrival(
  sender: Sender,
  of: Pick<Case, 'cycle' | 'review'>,
): Promise<void> {
  const clientReviews = await findClientReview(sender.db, of);
  if (!clientReviews?.assignment.isAutoNudge) return;
  const mail = { isAutomatic: true, message: '', ruleKeys: [] };
  await sendClientNudge(sender, clientReviews.assignment, mail);
}

type Person = Pick<ReviewNudgeRecord, 'recipientName' | 'email'>;

/** Stores that a person of the tenant was reminded of a review. */
export async function storeAdminNudge(
  { db, now, by }: Pick<Sender, 'db' | 'now' | 'by'>,
  { review, stepName }: { review: ReviewRecord; stepName: string },
  { recipientName, email }: Person,
  { isAutomatic, message, ruleKeys }: Mail,
): Promise<void> {
  await db.put('reviewNudges', {
    id: crypto.randomUUID(),
    cycleId: review.cycleId,
    kind: 'Admin',
    reviewIds: [review.id],
    stepName,
    recipientName,
    clientName: '',
    email,
    sentOn: now,
    sentByName: isAutomatic ? '' : by.name,
    message,
    link: '',
    ruleKeys,
  });
}

const listNudges = async (
  db: Db,
  { id, cycleId }: ReviewRecord,
  kind: ReviewNudgeRecord['kind'],
) => {
  const nudges = await db.query('reviewNudges', {
    where: { cycleId },
    order: { by: 'sentOn', direction: 'descending' },
  });
  return nudges.filter((nudge) => nudge.kind === kind && nudge.reviewIds.includes(id));
};

/**
 * The reminders to a review's clients, latest first. Only the client interfacer of the review gets
 * the link; no one gets a link of an earlier version, which also opens other reviews.
 */
export async function listClientNudges(
  { db, me }: Pick<ReviewContext, 'db' | 'me'>,
  of: Pick<Case, 'cycle' | 'review'>,
): Promise<Contract['ClientNudgeRow'][]> {
  const nudges = await listNudges(db, of.review, 'Client');
  const isShown = ({ reviewIds }: ReviewNudgeRecord) =>
    dealsWithClient(getParts(of, me)) && reviewIds.length === 1;
  return nudges.map((nudge) => ({
    id: nudge.id,
    clientContactName: nudge.recipientName,
    clientName: nudge.clientName,
    email: nudge.email,
    sentOn: nudge.sentOn,
    sentByName: nudge.sentByName,
    isAutomatic: nudge.sentByName === '',
    message: nudge.message,
    clientReviewLink: isShown(nudge) ? nudge.link : '',
  }));
}

/** The reminders to the tenant's people about a review, latest first. */
export async function listAdminNudges(
  db: Db,
  review: ReviewRecord,
): Promise<Contract['AdminNudgeRow'][]> {
  return (await listNudges(db, review, 'Admin')).map((nudge) => ({
    id: nudge.id,
    recipientName: nudge.recipientName,
    email: nudge.email,
    stepName: nudge.stepName,
    sentOn: nudge.sentOn,
    sentByName: nudge.sentByName,
    isAutomatic: nudge.sentByName === '',
    message: nudge.message,
  }));
}
