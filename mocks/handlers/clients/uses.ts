import type { components } from '@atrium/contract/generated/types.ts';
import { loadRights } from '../../core/records/access.ts';
import type { Call } from '../../core/requests/handler.ts';
import { createReviewContext } from '../../common/reviews/review-context.ts';
import { loadAssignedReviews, type AssignedReview } from '../../common/reviews/contact-access.ts';
import { findWorklist } from '../../common/reviews/worklist.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type Db = Scope<World>;
type Contract = components['schemas'];
type Contact = World['clientContacts'];
type DetailsCall = Pick<
  Call<'getClientDetails'>,
  'db' | 'tx' | 'user' | 'person' | 'clock' | 'path'
>;

/** The most engagements and reviews that the page of a client names, from the contract. */
const maxNamed = 20;

/** The contacts of some clients by name, by client. */
export async function loadContacts(
  db: Db,
  clientId: readonly string[],
): Promise<ReadonlyMap<string, readonly Contact[]>> {
  const contacts = await db.query('clientContacts', {
    where: { clientId },
    order: { by: 'name' },
  });
  return Map.groupBy(contacts, (contact) => contact.clientId);
}

/** The number of reviews in which the contacts of clients take part, by client. */
export async function countReviews(
  db: Db,
  contacts: ReadonlyMap<string, readonly Contact[]>,
): Promise<ReadonlyMap<string, number>> {
  const all = [...contacts.values()].flat();
  const assigned = await loadAssignedReviews(
    db,
    all.map(({ id }) => id),
  );
  const count = (own: readonly Contact[]) =>
    new Set(own.flatMap(({ id }) => (assigned.get(id) ?? []).map(({ review }) => review.id))).size;
  return new Map([...contacts].map(([clientId, own]) => [clientId, count(own)]));
}

/** What the page of a client shows of its use, each part by the right for it. Source: ADMIN-011. */
export async function loadUses(call: DetailsCall, contacts: readonly Contact[]) {
  const { db, tx, user, path } = call;
  const rights = await loadRights(tx, user, path.tenantId);
  const assigned = await loadAssignedReviews(
    db,
    contacts.map(({ id }) => id),
  );
  const all = [...assigned.values()].flat();
  return {
    engagements: rights.includes('engagements.basic') ? await listEngagements(db, path.id) : null,
    engagementCount: await db.count('engagements', { clientId: path.id }),
    reviews: rights.includes('reviews.basic') ? await listReviews(call, contacts, all) : null,
    reviewCount: new Set(all.map(({ review }) => review.id)).size,
  };
}

async function listEngagements(db: Db, clientId: string) {
  const found = await db.query('engagements', {
    where: { clientId },
    order: { by: 'createdOn', direction: 'descending' },
    limit: maxNamed,
  });
  return found.map(({ id, name, createdOn }) => ({ id, name, createdOn }));
}

/** The open reviews of others that the caller may see: no one learns whom their own one names. */
async function listReviews(
  call: DetailsCall,
  contacts: readonly Contact[],
  assigned: readonly AssignedReview[],
): Promise<Contract['ReviewOfClient'][]> {
  const ctx = await createReviewContext(call);
  const { own, involved } = await findWorklist(ctx);
  const visible = involved && new Set(involved.map(({ id }) => id));
  const hidden = new Set(own.map(({ id }) => id));
  const names = new Map(contacts.map(({ id, name }) => [id, name]));
  return assigned
    .filter(({ review }) => !review.isArchived && !hidden.has(review.id))
    .filter(({ review }) => visible === null || visible.has(review.id))
    .toSorted((one, other) => compareStarts(one, other))
    .slice(0, maxNamed)
    .map(({ clientContactId, clientReview, review }) => ({
      reviewId: review.id,
      cycleId: review.cycleId,
      stepId: review.stepId ?? null,
      cycleName: review.cycleName ?? '',
      employeeName: review.revieweeName ?? '',
      contactName: names.get(clientContactId) ?? '',
      promotedOn: clientReview.promotedOn,
    }));
}

/** The newest first; those of one day by the names of the employees. */
function compareStarts({ review: one }: AssignedReview, { review: other }: AssignedReview): number {
  const [start = '', otherStart = ''] = [one.startDate, other.startDate];
  if (start !== otherStart) return start < otherStart ? 1 : -1;
  return (one.position ?? '') < (other.position ?? '') ? -1 : 1;
}
