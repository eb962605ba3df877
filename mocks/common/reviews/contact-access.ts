import type { ClientReviewRecord } from '../../store/world/review-contacts.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import type { World } from '../../store/world.ts';
import type { Db } from './review-context.ts';

interface Scopes {
  db: Db;
  /** The records that belong to no tenant. */
  platform: Db;
}

/** A review that a contact is asked about. */
export interface AssignedReview {
  clientContactId: string;
  clientReview: ClientReviewRecord;
  review: ReviewRecord;
}

/** The reviews that contacts are assigned to, by contact. Contacts without any are left out. */
export async function loadAssignedReviews(
  db: Db,
  clientContactId: readonly string[],
): Promise<ReadonlyMap<string, readonly AssignedReview[]>> {
  const assignments = await db.query('clientAssignments', { where: { clientContactId } });
  if (assignments.length === 0) return new Map();
  const contactIds = new Map(assignments.map((each) => [each.id, each.clientContactId]));
  const where = { assignmentId: [...contactIds.keys()] };
  const clientReviews = await db.query('clientReviews', { where });
  const reviews = await db.getMany(
    'reviews',
    clientReviews.map(({ reviewId }) => reviewId),
  );
  const assigned = clientReviews.flatMap((clientReview) => {
    const contactId = contactIds.get(clientReview.assignmentId);
    const review = reviews.get(clientReview.reviewId);
    return contactId && review ? [{ clientContactId: contactId, clientReview, review }] : [];
  });
  return Map.groupBy(assigned, (each) => each.clientContactId);
}

/** The employees whose undelivered reviews these are. */
export const listReviewees = (assigned: readonly AssignedReview[]): ReadonlySet<string> =>
  new Set(assigned.flatMap(({ review }) => (isOpen(review) ? review.revieweeId : [])));

/** The reviews that still wait for a contact's answers. */
export const listWaiting = (assigned: readonly AssignedReview[]): AssignedReview[] =>
  assigned.filter(({ clientReview, review }) => clientReview.promotedOn === null && isOpen(review));

const isOpen = ({ status }: ReviewRecord): boolean => status !== 'Delivered';

const normalizeAddress = (address: string): string => address.trim().toLowerCase();

export const isSameAddress = (one: string, other: string): boolean =>
  normalizeAddress(one) === normalizeAddress(other);

/** Whether an email address is one of some employees', in the tenant or as a sign-in address. */
export async function isEmployeeEmail(
  { db, platform }: Scopes,
  email: string,
  employeeIds: readonly string[],
): Promise<boolean> {
  if (employeeIds.length === 0) return false;
  const employees = await db.getMany('employees', employeeIds);
  const users = await db.query('tenantUsers', { where: { employeeId: employeeIds } });
  const people = await platform.getMany(
    'people',
    users.map(({ id }) => id),
  );
  const own = [...employees.values(), ...people.values()];
  return own.some((each) => isSameAddress(each.email, email));
}

/**
 * Whether mail to a contact reaches an employee, or goes where that employee has redirected it:
 * then the employee would answer their own review in the client's name.
 */
type EmployeeContactTest = (contact: World['clientContacts'], employeeId: string) => boolean;

/** Loads the addresses of employees, to test contacts of their reviews. */
export async function loadEmployeeContactTest(
  { db, platform }: Scopes,
  employeeId: readonly string[],
): Promise<EmployeeContactTest> {
  const employees = await db.getMany('employees', employeeId);
  const users = await db.query('tenantUsers', { where: { employeeId } });
  const userIds = new Map(users.map((user) => [user.employeeId, user.id]));
  const people = await platform.getMany('people', userIds.values());
  return ({ email, emailSetBy }, id) => {
    const userId = userIds.get(id);
    if (emailSetBy?.employeeId === id) return true;
    if (emailSetBy && emailSetBy.userId === userId) return true;
    const own = [employees.get(id)?.email, people.get(userId ?? '')?.email];
    return own.some((each) => each !== undefined && isSameAddress(each, email));
  };
}
