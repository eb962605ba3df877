import type { Call } from '../../core/handler.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { endAssignments, replaceLinks } from '../../common/reviews/client-submissions.ts';
import {
  isEmployeeEmail,
  isSameAddress,
  loadReviewees,
} from '../../common/reviews/contact-access.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type ContactCall = Pick<
  Call<'updateClient'>,
  'db' | 'platform' | 'user' | 'person' | 'clock' | 'body'
>;
/** The employees that a contact reviews; undefined if nothing was ever assigned to the contact. */
type Reviewees = ReadonlySet<string>;

/** The contacts of a client by name. */
export const listContacts = (db: Scope<World>, clientId: string) =>
  db.query('clientContacts', { where: { clientId }, order: { by: 'name' } });

/** Replaces the client's contacts with those sent. 409 when one belongs to another client. */
export async function putContacts(call: ContactCall): Promise<void> {
  const { db, body } = call;
  const sentIds = body.contacts.map(({ id }) => id);
  const deleted = (await listContacts(db, body.id)).filter(({ id }) => !sentIds.includes(id));
  const reviewees = await loadReviewees(db, [...sentIds, ...deleted.map(({ id }) => id)]);
  for (const { id } of deleted) {
    validateContactAccess(call, reviewees.get(id));
    if (reviewees.has(id)) await endAssignments(db, id, call);
    await db.remove('clientContacts', id);
  }
  const known = new Map(await db.getMany('clientContacts', sentIds));
  for (const [at, contact] of body.contacts.entries()) {
    const before = known.get(contact.id);
    if (before && before.clientId !== body.id) throw reject(409, 'idTaken');
    const name = trimmed(`contacts.${at}.name`, contact.name);
    const record: World['clientContacts'] = { ...before, ...contact, name, clientId: body.id };
    if (!before || !isSameAddress(before.email, contact.email)) {
      await changeAddress(call, `contacts.${at}.email`, record, reviewees.get(contact.id));
      record.emailSetBy = { userId: call.person.id, employeeId: call.user.employeeId };
    }
    await db.put('clientContacts', record);
    known.set(record.id, record);
  }
}

/**
 * Replaces the links that were sent to the former address. A reviewee whom the contact reviews must
 * not change the address, and their own address is rejected at `field`.
 */
async function changeAddress(
  call: ContactCall,
  field: string,
  { id, email }: World['clientContacts'],
  reviewees: Reviewees | undefined,
): Promise<void> {
  if (!reviewees) return;
  validateContactAccess(call, reviewees);
  if (await isEmployeeEmail(call, email, [...reviewees])) {
    throw rejectField(field, 'contactIsReviewee');
  }
  await replaceLinks(call.db, id, call);
}

/**
 * 403 for the reviewee: by redirecting a contact's mail they could respond in the contact's name.
 */
function validateContactAccess({ user }: ContactCall, reviewees: Reviewees | undefined): void {
  if (user.employeeId !== null && reviewees?.has(user.employeeId)) {
    throw reject(403, 'ownClientContact');
  }
}
