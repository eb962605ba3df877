import type { components } from '@atrium/contract/generated/types.ts';
import { changed } from '../../../core/records/versions.ts';
import type { ClientContactRecord, ClientRecord } from '../../../store/world/clients.ts';
import type {
  ClientAssignmentRecord,
  ClientReviewRecord,
  ReviewNudgeRecord,
} from '../../../store/world/review-contacts.ts';
import { encloseId } from '../../../common/search-keys.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import { findClientReview, type Case } from '../../../common/reviews/cases.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { dealsWithClient, getParts } from '../../../common/reviews/rules.ts';

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

/** A mail to the client contact of an assignment. */
export interface ClientMail extends Mail {
  assignment: ClientAssignmentRecord;
}

/** What mails name, by id; the reviews by the ids of their assignments. */
interface Named {
  contacts: ReadonlyMap<string, ClientContactRecord>;
  clients: ReadonlyMap<string, ClientRecord>;
  cycles: ReadonlyMap<string, ReviewCycleRecord>;
  reviews: ReadonlyMap<string, readonly Pick<ClientReviewRecord, 'reviewId'>[]>;
}

/**
 * Sends client contacts the links of assignments, valid for 30 days from now, if the contacts still
 * exist. The reference server sends no mail: the nudge history stores the text that a mail would
 * contain. Without `named`, reads what the mails name.
 */
export async function sendClientNudges(
  { db, tenantId, clock, now, by }: Sender,
  mails: readonly ClientMail[],
  named?: Named,
): Promise<void> {
  if (mails.length === 0) return;
  const known = named ?? (await loadNamed(db, mails));
  for (const { assignment, isAutomatic, message, ruleKeys } of mails) {
    const contact = known.contacts.get(assignment.clientContactId);
    if (!contact) continue;
    const steps = known.cycles.get(assignment.cycleId)?.steps ?? [];
    await db.put('reviewNudges', {
      id: crypto.randomUUID(),
      cycleId: assignment.cycleId,
      kind: 'Client',
      reviewIds: (known.reviews.get(assignment.id) ?? []).map(({ reviewId }) => reviewId),
      stepName: steps.find(({ stepId }) => stepId === assignment.stepId)?.stepName ?? '',
      recipientName: contact.name,
      clientName: known.clients.get(contact.clientId)?.name ?? '',
      email: contact.email,
      sentOn: now,
      sentByName: isAutomatic ? '' : by.name,
      message,
      link: `/performance/clientReview/${tenantId}/${assignment.linkId}`,
      ruleKeys,
    });
    const sent = { lastNudgedOn: now };
    await db.put('clientAssignments', changed(assignment, sent, { person: by, clock }));
  }
}

async function loadNamed(db: Db, mails: readonly ClientMail[]): Promise<Named> {
  const assignments = mails.map(({ assignment }) => assignment);
  const contacts = await db.getMany(
    'clientContacts',
    assignments.map(({ clientContactId }) => clientContactId),
  );
  const clientIds = Array.from(contacts.values(), ({ clientId }) => clientId);
  const assignmentId = assignments.map(({ id }) => id);
  const clientReviews = await db.query('clientReviews', { where: { assignmentId } });
  return {
    contacts,
    clients: await db.getMany('clients', clientIds),
    cycles: await db.getMany(
      'reviewCycles',
      assignments.map(({ cycleId }) => cycleId),
    ),
    reviews: Map.groupBy(clientReviews, (clientReview) => clientReview.assignmentId),
  };
}

/** Nudges the client of a review that has reached the client's step, if nudges are automatic. */
export async function nudgeOnArrival(
  sender: Sender,
  of: Pick<Case, 'cycle' | 'review'>,
): Promise<void> {
  const clientReviews = await findClientReview(sender.db, of);
  if (!clientReviews?.assignment.isAutoNudge) return;
  await sendClientNudges(sender, [toAutomaticMail(clientReviews.assignment)]);
}

/** A mail without a text by its sender. */
export const toAutomaticMail = (
  assignment: ClientAssignmentRecord,
  ruleKeys: string[] = [],
): ClientMail => ({ assignment, isAutomatic: true, message: '', ruleKeys });

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

/** The reminders of one kind about a review, latest first. */
export const listNudges = (
  db: Db,
  { id, cycleId }: ReviewRecord,
  kind: ReviewNudgeRecord['kind'],
) =>
  db.query('reviewNudges', {
    where: { cycleId, kind },
    contains: [{ fields: ['reviewText'], text: encloseId(id) }],
    order: { by: 'sentOn', direction: 'descending' },
  });

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
