import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Call, type Handlers } from '../core/handler.ts';
import { endAssignments, replaceLinks } from '../common/reviews/client-submissions.ts';
import { getReviewees, isEmployeeEmail, isSameAddress } from '../common/reviews/contact-access.ts';
import { foundOr404, idFree } from '../core/records.ts';
import { byText, nameFree } from '../core/names.ts';
import { reject, rejectField } from '../core/http-error.ts';
import { trimmed } from '../core/texts.ts';
import { changed, checkVersion, created } from '../core/versions.ts';
import { countUses, uses } from '../core/uses.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { ClientRecord } from '../store/world/clients.ts';

export { default as requests } from '#openapi/generated/schemas/clients.requests.ts';
export const messages = async () => (await import('./clients/messages.ts')).clients;

type Contract = components['schemas'];
type Db = Scope<World>;

/** Clients and their contacts. Source: PRIV-034, ADMIN-009. */
export const handlers: Handlers<'clients'> = {
  getClients: async ({ db }) => {
    const records = (await db.query('clients')).toSorted(byText(({ name }) => name));
    return ok({ clients: await Promise.all(records.map((record) => toView(db, record))) });
  },

  getClient: async ({ db, path }) =>
    ok({ client: await toView(db, await getClientRecord(db, path.id)) }),

  createClient: async (call) => {
    const { db, body } = call;
    idFree(await db.get('clients', body.id));
    const name = await freeName(db, body);
    const record = created({ id: body.id, name, isActive: body.isActive }, call);
    await db.put('clients', record);
    await putContacts(call);
    return ok({
      client: await toView(db, record),
      successMessages: [message('clientCreated')],
    });
  },

  updateClient: async (call) => {
    const { db, body } = call;
    const record = await getClientRecord(db, body.id);
    checkVersion(record, body.version);
    const name = await freeName(db, body);
    const after = changed(record, { name, isActive: body.isActive }, call);
    await db.put('clients', after);
    await putContacts(call);
    return ok({ client: await toView(db, after), successMessages: [message('clientUpdated')] });
  },

  deleteClient: async ({ db, path }) => {
    const { id } = await getClientRecord(db, path.id);
    const count = await countUses(uses.clients, db, id);
    if (count > 0) throw reject(409, 'clientInUse', { count });
    for (const contact of await listContacts(db, id)) await db.remove('clientContacts', contact.id);
    await db.remove('clients', id);
    return ok({ successMessages: [message('clientDeleted')] });
  },
};

async function getClientRecord(db: Db, id: string): Promise<ClientRecord> {
  return foundOr404(await db.get('clients', id), 'clientUnknown');
}

const listContacts = async (db: Db, clientId: string) =>
  (await db.query('clientContacts', { where: { clientId } })).toSorted(byText(({ name }) => name));

async function toView(db: Db, { id, name, isActive, version }: ClientRecord) {
  const contacts = (await listContacts(db, id)).map(
    ({ id: contactId, name: contactName, email }) => ({
      id: contactId,
      name: contactName,
      email,
    }),
  );
  return { id, name, isActive, contacts, version };
}

/** The trimmed name. 400 when it is empty, 409 when another client has it. */
async function freeName(db: Db, { id, name: sent }: { id: string; name: string }) {
  const name = trimmed('name', sent);
  await nameFree(db, 'clients', { id, name }, 'clientNameTaken');
  return name;
}

type ContactCall = Pick<
  Call<'updateClient'>,
  'db' | 'platform' | 'user' | 'person' | 'clock' | 'body'
>;

/** Replaces the client's contacts with those sent. 409 when one belongs to another client. */
async function putContacts(call: ContactCall): Promise<void> {
  const { db, person, user } = call;
  const { id: clientId, contacts } = call.body;
  const sentIds = new Set(contacts.map(({ id }) => id));
  for (const { id } of await listContacts(db, clientId)) {
    if (sentIds.has(id)) continue;
    await validateContactAccess(call, id);
    await endAssignments(db, id, call);
    await db.remove('clientContacts', id);
  }
  for (const [at, contact] of contacts.entries()) {
    const before = await db.get('clientContacts', contact.id);
    if (before && before.clientId !== clientId) throw reject(409, 'idTaken');
    const name = trimmed(`contacts.${at}.name`, contact.name);
    const record = { ...before, ...contact, name, clientId };
    if (before && isSameAddress(before.email, contact.email)) {
      await db.put('clientContacts', record);
      continue;
    }
    await validateAddress(call, contact, `contacts.${at}.email`);
    await replaceLinks(db, contact.id, call);
    const emailSetBy = { userId: person.id, employeeId: user.employeeId };
    await db.put('clientContacts', { ...record, emailSetBy });
  }
}

/**
 * 403 for the reviewee: by redirecting a contact's mail they could respond in the contact's name.
 */
async function validateContactAccess({ db, user }: ContactCall, contactId: string) {
  const reviewees = await getReviewees(db, contactId);
  if (user.employeeId !== null && reviewees.includes(user.employeeId)) {
    throw reject(403, 'ownClientContact');
  }
}

/**
 * A reviewee whom the contact reviews must not change the contact's address, and their own address
 * is rejected.
 */
async function validateAddress(
  call: ContactCall,
  { id, email }: Contract['ClientContact'],
  field: string,
): Promise<void> {
  await validateContactAccess(call, id);
  for (const revieweeId of await getReviewees(call.db, id)) {
    if (await isEmployeeEmail(call, email, revieweeId))
      throw rejectField(field, 'contactIsReviewee');
  }
}
