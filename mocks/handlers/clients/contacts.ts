import type { Call } from '../../core/requests/handler.ts';
import { conflictAt, reject, rejectField } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { replaceLinks } from '../../common/reviews/client-submissions.ts';
import {
  isEmployeeEmail,
  isSameAddress,
  listReviewees,
  listWaiting,
  loadAssignedReviews,
  type AssignedReview,
} from '../../common/reviews/contact-access.ts';
import { createReviewContext } from '../../common/reviews/review-context.ts';
import { joinReviewNames } from '../../common/reviews/review-names.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type ContactCall = Pick<
  Call<'updateClient'>,
  'db' | 'tx' | 'platform' | 'user' | 'person' | 'clock' | 'path' | 'body'
>;

/** The contacts of a client by name. */
export const listContacts = (db: Scope<World>, clientId: string) =>
  db.query('clientContacts', { where: { clientId }, order: { by: 'name' } });

/** The names of the reviews in which contacts take part, for a message. */
export async function joinAssignedReviewNames(
  call: Omit<ContactCall, 'body'>,
  contacts: readonly World['clientContacts'][],
): Promise<string> {
  const assigned = await loadAssignedReviews(
    call.db,
    contacts.map(({ id }) => id),
  );
  const reviews = [...assigned.values()].flat().map(({ review }) => review);
  return joinReviewNames(await createReviewContext(call), reviews);
}

/**
 * Replaces the client's contacts with those sent. 409 when one belongs to another client, or when a
 * review waits for one that is omitted: the contact's draft would be lost. Source: REVW-D14.
 */
export async function putContacts(call: ContactCall): Promise<void> {
  const { db, body } = call;
  checkDistinct(body.contacts);
  const sentIds = body.contacts.map(({ id }) => id);
  const deleted = (await listContacts(db, body.id)).filter(({ id }) => !sentIds.includes(id));
  const assigned = await loadAssignedReviews(db, [...sentIds, ...deleted.map(({ id }) => id)]);
  for (const contact of deleted) {
    await validateRemoval(call, contact, assigned.get(contact.id) ?? []);
    await db.remove('clientContacts', contact.id);
  }
  const known = new Map(await db.getMany('clientContacts', sentIds));
  for (const [at, contact] of body.contacts.entries()) {
    const before = known.get(contact.id);
    if (before && before.clientId !== body.id) throw reject(409, 'idTaken');
    const name = trimmed(`contacts.${at}.name`, contact.name);
    const record: World['clientContacts'] = { ...before, ...contact, name, clientId: body.id };
    if (!before || !isSameAddress(before.email, contact.email)) {
      await changeAddress(call, `contacts.${at}.email`, record, assigned.get(contact.id) ?? []);
      record.emailSetBy = { userId: call.person.id, employeeId: call.user.employeeId };
    }
    await db.put('clientContacts', record);
    known.set(record.id, record);
  }
}

/** 400 at the second of two contacts with one id, or with one e-mail address. Source: ADMIN-029. */
function checkDistinct(contacts: ContactCall['body']['contacts']): void {
  for (const [at, { id, email }] of contacts.entries()) {
    const before = contacts.slice(0, at);
    if (before.some((other) => other.id === id)) {
      throw rejectField(`contacts.${at}.id`, 'contactTwice');
    }
    if (before.some((other) => isSameAddress(other.email, email))) {
      throw rejectField(`contacts.${at}.email`, 'contactEmailTwice');
    }
  }
}

/** A contact is removed once no review waits for their answers. */
async function validateRemoval(
  call: ContactCall,
  { name }: World['clientContacts'],
  assigned: readonly AssignedReview[],
): Promise<void> {
  validateContactAccess(call, listReviewees(assigned));
  const waiting = listWaiting(assigned).map(({ review }) => review);
  if (waiting.length === 0) return;
  const reviews = await joinReviewNames(await createReviewContext(call), waiting);
  throw conflictAt('contacts', 'contactInReview', { name, count: waiting.length, reviews });
}

/**
 * Replaces the links that were sent to the former address. A reviewee whom the contact reviews must
 * not change the address, and their own address is rejected at `field`.
 */
async function changeAddress(
  call: ContactCall,
  field: string,
  { id, email }: World['clientContacts'],
  assigned: readonly AssignedReview[],
): Promise<void> {
  if (assigned.length === 0) return;
  const reviewees = listReviewees(assigned);
  validateContactAccess(call, reviewees);
  if (await isEmployeeEmail(call, email, [...reviewees])) {
    throw rejectField(field, 'contactIsReviewee');
  }
  await replaceLinks(call.db, id, call);
}

/**
 * 403 for the reviewee: by redirecting a contact's mail they could respond in the contact's name.
 */
function validateContactAccess({ user }: ContactCall, reviewees: ReadonlySet<string>): void {
  if (user.employeeId !== null && reviewees.has(user.employeeId)) {
    throw reject(403, 'ownClientContact');
  }
}
