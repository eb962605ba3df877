import type { components } from '#openapi/generated/types.ts';
import type { ClientAssignmentRecord } from '../../store/world/review-contacts.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import { compareNames } from '../../store/sort-key.ts';
import { casesIn, findClientReview, type Case } from '../../common/reviews/cases.ts';
import { linkExpiresOn } from './client-link.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { dealsWithClient, getParts } from '../../common/reviews/rules.ts';
import { byText } from '../../core/names.ts';

type Contract = components['schemas'];

/**
 * The clients of a cycle at a client's step (`at`: its index from 0) for whom the caller is
 * responsible.
 */
export async function interactionView(
  ctx: Pick<ReviewContext, 'db' | 'me' | 'today'>,
  cycle: ReviewCycleRecord,
  at: number,
): Promise<Contract['ClientInteractionDetails']> {
  const { db, me } = ctx;
  const { stepId = '', stepName = '' } = cycle.steps[at] ?? {};
  const cases = (await casesIn(ctx, [cycle])).filter((of) => dealsWithClient(getParts(of, me)));
  const rows = await Promise.all(cases.map((of) => toRow(ctx, of, stepId, at)));
  const assigned = new Set(rows.map(({ assignmentId }) => assignmentId));
  const assignments = await db.query('clientAssignments', { where: { cycleId: cycle.id } });
  const clientAssignments = await Promise.all(
    assignments
      .filter(({ id }) => assigned.has(id))
      .map((assignment) => assignmentView(db, assignment)),
  );
  return {
    cycleId: cycle.id,
    cycleName: cycle.cycleName,
    stepId,
    stepName,
    clients: await listClients(db),
    clientAssignments: clientAssignments.toSorted((a, b) =>
      compareNames(a.clientContactName, b.clientContactName),
    ),
    reviews: rows,
  };
}

async function toRow(
  { db, today }: Pick<ReviewContext, 'db' | 'today'>,
  of: Case,
  stepId: string,
  at: number,
): Promise<Contract['ClientAssignableReview']> {
  const requested = await findClientReview(db, of, stepId);
  const contact =
    requested && (await db.get('clientContacts', requested.assignment.clientContactId));
  return {
    reviewId: of.review.id,
    employeeName: of.reviewee.fullName,
    employeeDesignation: of.designation,
    profileImageURL: of.reviewee.profileImageUrl,
    status: of.review.status,
    isAtStep: of.review.stepIndex === at,
    // A deleted contact gets no more requests.
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
  (review.stepIndex < at || (review.stepIndex === at && !review.isClientDone));

/** An assignment as the contract defines it, without the id of its link. */
export async function assignmentView(
  db: Db,
  assignment: ClientAssignmentRecord,
): Promise<Contract['ClientAssignment']> {
  const contact = await db.get('clientContacts', assignment.clientContactId);
  const client = contact && (await db.get('clients', contact.clientId));
  return {
    id: assignment.id,
    clientContactId: assignment.clientContactId,
    clientContactName: contact?.name ?? '',
    clientName: client?.name ?? '',
    email: contact?.email ?? '',
    isAutoNudge: assignment.isAutoNudge,
    lastNudgedOn: assignment.lastNudgedOn,
    linkExpiresOn: linkExpiresOn(assignment),
    version: assignment.version,
  };
}

async function listClients(db: Db): Promise<Contract['ClientOfReviews'][]> {
  const clients = (await db.query('clients', { where: { isActive: true } })).toSorted(
    byText(({ name }) => name),
  );
  return Promise.all(
    clients.map(async ({ id, name }) => {
      const contacts = (await db.query('clientContacts', { where: { clientId: id } })).toSorted(
        byText((contact) => contact.name),
      );
      return {
        clientId: id,
        clientName: name,
        contacts: contacts.map((contact) => ({
          clientContactId: contact.id,
          name: contact.name,
          email: contact.email,
        })),
      };
    }),
  );
}
