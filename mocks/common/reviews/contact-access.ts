import type { World } from '../../store/world.ts';
import type { Db } from './review-context.ts';

interface Scopes {
  db: Db;
  /** The records that belong to no tenant. */
  platform: Db;
}

/**
 * The employees whose undelivered reviews contacts are assigned to, by contact. Contacts without any
 * assignment are left out.
 */
export async function loadReviewees(
  db: Db,
  clientContactId: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const assignments = await db.query('clientAssignments', { where: { clientContactId } });
  if (assignments.length === 0) return new Map();
  const assignmentId = assignments.map(({ id }) => id);
  const clientReviews = await db.query('clientReviews', { where: { assignmentId } });
  const reviews = await db.getMany(
    'reviews',
    clientReviews.map(({ reviewId }) => reviewId),
  );
  const ofAssignment = Map.groupBy(clientReviews, (each) => each.assignmentId);
  const ofContact = Map.groupBy(assignments, (each) => each.clientContactId);
  const listReviewees = ({ id }: World['clientAssignments']) =>
    (ofAssignment.get(id) ?? []).flatMap(({ reviewId }) => {
      const review = reviews.get(reviewId);
      return review && review.status !== 'Delivered' ? review.revieweeId : [];
    });
  return new Map(
    Array.from(ofContact, ([id, each]) => [id, new Set(each.flatMap(listReviewees))] as const),
  );
}

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
