import type { components } from '#openapi/generated/types.ts';
import type { ClientContactRecord, ClientRecord } from '../../store/world/clients.ts';
import type { ClientAssignmentRecord } from '../../store/world/review-contacts.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import { foundOr404 } from '../../core/records.ts';
import { findClientReviews, type Case, type RequestedReview } from '../../common/reviews/cases.ts';
import { linkExpiresOn } from './client-link.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { dealsWithClient, getParts } from '../../common/reviews/rules.ts';
import { byText } from '../../core/names.ts';

type Contract = components['schemas'];

/** A client's step of a cycle. */
export interface ClientStep {
  cycle: ReviewCycleRecord;
  /** Its index, from 0. */
  at: number;
}

/** The clients at a client's step for whom the caller is responsible, of the reviews they see. */
export async function interactionView(
  { db, me, today }: Pick<ReviewContext, 'db' | 'me' | 'today'>,
  { cycle, at }: ClientStep,
  visible: readonly Case[],
): Promise<Contract['ClientInteractionDetails']> {
  const { stepId = '', stepName = '' } = cycle.steps[at] ?? {};
  const cases = visible.filter((of) => dealsWithClient(getParts(of, me)));
  const requested = await findClientReviews(
    db,
    new Map(cases.map(({ review }) => [review.id, stepId])),
  );
  const contactIds = Array.from(requested.values(), ({ assignment }) => assignment.clientContactId);
  const known = await loadContacts(db, contactIds);
  const assigned = new Map(
    Array.from(requested.values(), ({ assignment }) => [assignment.id, assignment] as const),
  );
  return {
    cycleId: cycle.id,
    cycleName: cycle.cycleName,
    stepId,
    stepName,
    clients: await listClients(db),
    clientAssignments: [...assigned.values()]
      // A deleted contact gets no more requests.
      .filter(({ clientContactId }) => known.contacts.has(clientContactId))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((assignment) => assignmentView(assignment, known))
      .toSorted(byText(({ clientContactName }) => clientContactName)),
    reviews: cases.map((of) =>
      toRow({ of, at, today }, requested.get(of.review.id), known.contacts),
    ),
  };
}

/** Client contacts, and their clients. */
export interface KnownContacts {
  contacts: ReadonlyMap<string, ClientContactRecord>;
  clients: ReadonlyMap<string, ClientRecord>;
}

/** The existing contacts with these ids, and their clients. */
export async function loadContacts(db: Db, ids: readonly string[]): Promise<KnownContacts> {
  const contacts = await db.getMany('clientContacts', ids);
  const clientIds = Array.from(contacts.values(), ({ clientId }) => clientId);
  return { contacts, clients: await db.getMany('clients', clientIds) };
}

function toRow(
  { of, at, today }: { of: Case; at: number; today: string },
  requested: RequestedReview | undefined,
  contacts: KnownContacts['contacts'],
): Contract['ClientAssignableReview'] {
  const contact = requested && contacts.get(requested.assignment.clientContactId);
  return {
    reviewId: of.review.id,
    employeeName: of.reviewee.fullName,
    employeeDesignation: of.designation,
    profileImageURL: of.reviewee.profileImageUrl,
    status: of.review.status,
    isAtStep: of.review.stepIndex === at,
    assignmentId: contact ? requested.assignment.id : null,
    clientContactId: contact?.id ?? null,
    clientContactName: contact?.name ?? '',
    hasClientPromoted: (requested?.clientReview.promotedOn ?? null) !== null,
    isReviewClientAssignable: isAssignable(of, at, today),
  };
}

/**
 * Whether a client contact can still be assigned to a review for a step (`at`: its index from 0).
 */
export const isAssignable = ({ cycle, review }: Case, at: number, today: string): boolean =>
  !cycle.isArchived &&
  today >= cycle.startDate &&
  review.status !== 'Delivered' &&
  !review.isClosed &&
  (review.stepIndex < at || (review.stepIndex === at && !review.isClientDone));

/** The assignment with an id as the contract defines it. 404 when it is not found. */
export async function readAssignmentView(
  db: Db,
  id: string,
): Promise<Contract['ClientAssignment']> {
  const assignment = foundOr404(await db.get('clientAssignments', id), 'assignmentUnknown');
  return assignmentView(assignment, await loadContacts(db, [assignment.clientContactId]));
}

/** An assignment as the contract defines it, without the id of its link. */
function assignmentView(
  assignment: ClientAssignmentRecord,
  { contacts, clients }: KnownContacts,
): Contract['ClientAssignment'] {
  const contact = contacts.get(assignment.clientContactId);
  return {
    id: assignment.id,
    clientContactId: assignment.clientContactId,
    clientContactName: contact?.name ?? '',
    clientName: clients.get(contact?.clientId ?? '')?.name ?? '',
    email: contact?.email ?? '',
    isAutoNudge: assignment.isAutoNudge,
    lastNudgedOn: assignment.lastNudgedOn,
    linkExpiresOn: linkExpiresOn(assignment),
    version: assignment.version,
  };
}

/** The active clients and their contacts, by name. */
async function listClients(db: Db): Promise<Contract['ClientOfReviews'][]> {
  const clients = await db.query('clients', { where: { isActive: true }, order: { by: 'name' } });
  const clientId = clients.map(({ id }) => id);
  const found = await db.query('clientContacts', { where: { clientId }, order: { by: 'name' } });
  const contacts = Map.groupBy(found, (contact) => contact.clientId);
  return clients.map(({ id, name }) => ({
    clientId: id,
    clientName: name,
    contacts: (contacts.get(id) ?? []).map((contact) => ({
      clientContactId: contact.id,
      name: contact.name,
      email: contact.email,
    })),
  }));
}
