import type { components } from '@atrium/contract/generated/types.ts';
import type { ClientContactRecord, ClientRecord } from '../../../store/world/clients.ts';
import type { ClientAssignmentRecord } from '../../../store/world/review-contacts.ts';
import type { ReviewCycleRecord } from '../../../store/world/reviews.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import {
  findClientReviews,
  type Case,
  type RequestedReview,
} from '../../../common/reviews/cases.ts';
import { linkExpiresOn } from './client-link.ts';
import { getNextNudgeOn, listByHand, listLastClientNudges } from '../nudges/nudge-limits.ts';
import { normalizeName } from '../../../store/normalize-name.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { dealsWithClient, getParts } from '../../../common/reviews/rules.ts';
import { byText } from '../../../core/records/names.ts';

type Contract = components['schemas'];

/** A client's step of a cycle. */
export interface ClientStep {
  cycle: ReviewCycleRecord;
  /** Its index, from 0. */
  at: number;
}

/** Which of the reviews are returned. */
export interface RowsPage {
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

type Viewer = Pick<ReviewContext, 'db' | 'me' | 'today' | 'now'>;

const defaultPageSize = 100;

/** The clients at a client's step for whom the caller is responsible, of the reviews they see. */
export async function interactionView(
  { db, me, today, now }: Viewer,
  { cycle, at }: ClientStep,
  visible: readonly Case[],
  { search = '', page = 1, pageSize = defaultPageSize }: RowsPage = {},
): Promise<Contract['ClientInteractionDetails']> {
  const { stepId = '', stepName = '' } = cycle.steps[at] ?? {};
  const all = visible.filter((of) => dealsWithClient(getParts(of, me)));
  const start = (page - 1) * pageSize;
  const toPage = (cases: readonly Case[]) => cases.slice(start, start + pageSize);
  // The names of contacts are needed to search in them.
  const text = normalizeName(search);
  const read = text === '' ? toPage(all) : all;
  const requested = await findClientReviews(db, new Map(read.map((of) => [of.review.id, stepId])));
  const contactIds = Array.from(requested.values(), ({ assignment }) => assignment.clientContactId);
  const known = await loadContacts(db, contactIds);
  const toRequest = ({ review }: Case): RequestedRow => {
    const found = requested.get(review.id);
    const contact = found && known.contacts.get(found.assignment.clientContactId);
    // A deleted contact gets no more requests.
    return contact ? { ...found, contact } : null;
  };
  const contains = (of: Case) =>
    [of.reviewee.fullName, toRequest(of)?.contact.name ?? ''].some((name) =>
      normalizeName(name).includes(text),
    );
  const found = text === '' ? all : all.filter(contains);
  const rows = toPage(found);
  const nudges = await listLastClientNudges(db, cycle.id, now);
  return {
    cycleId: cycle.id,
    cycleName: cycle.cycleName,
    stepId,
    stepName,
    clients: await listClients(db),
    clientAssignments: rows
      .flatMap((of) => {
        const row = toRequest(of);
        if (!row) return [];
        const { linkId } = row.assignment;
        const byHand = listByHand(nudges, { linkId, enteredStepOn: of.review.enteredStepOn });
        return [assignmentView(row.assignment, known, getNextNudgeOn(byHand, now))];
      })
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .toSorted(byText(({ clientContactName }) => clientContactName)),
    totalCount: found.length,
    reviews: rows.map((of) => toRow({ of, at, today }, toRequest(of))),
  };
}

/** A review's request and its contact; null where no contact is assigned. */
type RequestedRow = (RequestedReview & { contact: ClientContactRecord }) | null;

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
  requested: RequestedRow,
): Contract['ClientAssignableReview'] {
  const submittedOn = requested?.clientReview.promotedOn ?? null;
  const isAtStep = of.review.stepIndex === at;
  const block = getAssignmentBlock(of, at, today, submittedOn !== null);
  const isWaiting = isAtStep && requested !== null && block === null;
  return {
    reviewId: of.review.id,
    employeeName: of.reviewee.fullName,
    employeeDesignation: of.designation,
    profileImageURL: of.reviewee.profileImageUrl,
    status: of.review.status,
    isAtStep,
    assignmentId: requested?.assignment.id ?? null,
    clientContactId: requested?.contact.id ?? null,
    clientContactName: requested?.contact.name ?? '',
    hasClientPromoted: submittedOn !== null,
    waitingSince: isWaiting ? of.review.enteredStepOn : null,
    submittedOn,
    isReviewClientAssignable: block === null,
    assignmentBlock: block,
  };
}

/**
 * Why no client contact can be assigned to a review for a step any more (`at`: its index from 0);
 * null if one can.
 */
export function getAssignmentBlock(
  { cycle, review }: Case,
  at: number,
  today: string,
  hasSubmitted: boolean,
): Contract['ClientAssignmentBlock'] | null {
  if (cycle.isArchived) return 'CycleArchived';
  if (today < cycle.startDate) return 'CycleNotStarted';
  if (review.isClosed) return 'RevieweeLeft';
  if (review.status === 'Delivered') return 'Delivered';
  if (hasSubmitted) return 'ClientSubmitted';
  const isAhead = review.stepIndex < at || (review.stepIndex === at && !review.isClientDone);
  return isAhead ? null : 'StepPassed';
}

/** An assignment of a review as the contract defines it. 404 when it is not found. */
export async function readAssignmentView(
  { db, now }: Pick<ReviewContext, 'db' | 'now'>,
  id: string,
  enteredStepOn: string,
): Promise<Contract['ClientAssignment']> {
  const assignment = foundOr404(await db.get('clientAssignments', id), 'assignmentUnknown');
  const { linkId, cycleId, clientContactId } = assignment;
  const byHand = listByHand(await listLastClientNudges(db, cycleId, now), {
    linkId,
    enteredStepOn,
  });
  const known = await loadContacts(db, [clientContactId]);
  return assignmentView(assignment, known, getNextNudgeOn(byHand, now));
}

/** An assignment as the contract defines it, without the id of its link. */
function assignmentView(
  assignment: ClientAssignmentRecord,
  { contacts, clients }: KnownContacts,
  nextNudgeOn: string | null,
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
    nextNudgeOn,
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
