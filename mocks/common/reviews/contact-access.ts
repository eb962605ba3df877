import type { World } from '../../store/world.ts';
import { loadUserId } from '../notifications/notify.ts';
import type { Db } from './review-context.ts';

interface Scopes {
  db: Db;
  /** The records that belong to no tenant. */
  platform: Db;
}

/** The employees whose undelivered reviews a contact is assigned to. */
export async function getReviewees(db: Db, clientContactId: string): Promise<string[]> {
  const revieweeIds = new Set<string>();
  for (const { id } of await db.query('clientAssignments', { where: { clientContactId } })) {
    for (const { reviewId } of await db.query('clientReviews', { where: { assignmentId: id } })) {
      const review = await db.get('reviews', reviewId);
      if (review && review.status !== 'Delivered') revieweeIds.add(review.revieweeId);
    }
  }
  return [...revieweeIds];
}

const normalizeAddress = (address: string): string => address.trim().toLowerCase();

export const isSameAddress = (one: string, other: string): boolean =>
  normalizeAddress(one) === normalizeAddress(other);

/** Whether an email address is an employee's, in the tenant or as their sign-in address. */
export async function isEmployeeEmail(
  { db, platform }: Scopes,
  email: string,
  employeeId: string,
): Promise<boolean> {
  const employee = await db.get('employees', employeeId);
  const userId = await loadUserId(db, employeeId);
  const person = userId === null ? undefined : await platform.get('people', userId);
  return [employee?.email, person?.email].some(
    (own) => own !== undefined && isSameAddress(own, email),
  );
}

/**
 * Whether mail to a contact reaches an employee, or goes where that employee has redirected it:
 * then the employee would answer their own review in the client's name.
 */
export async function isEmployeeContact(
  scopes: Scopes,
  { email, emailSetBy }: World['clientContacts'],
  employeeId: string,
): Promise<boolean> {
  if (emailSetBy?.employeeId === employeeId) return true;
  if (emailSetBy && emailSetBy.userId === (await loadUserId(scopes.db, employeeId))) return true;
  return isEmployeeEmail(scopes, email, employeeId);
}
