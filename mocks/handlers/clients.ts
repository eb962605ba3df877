import { message, ok, type Call, type Handlers } from '../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../core/records/field-paging.ts';
import { foundOr404, idFree } from '../core/records/records.ts';
import { nameFree } from '../core/records/names.ts';
import { reject } from '../core/requests/http-error.ts';
import { trimmed } from '../core/files/texts.ts';
import { changed, checkVersion, created, getChange } from '../core/records/versions.ts';
import { countUses, uses } from '../core/records/uses.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { ClientContactRecord, ClientRecord } from '../store/world/clients.ts';
import { listContacts, joinAssignedReviewNames, putContacts } from './clients/contacts.ts';
import { countReviews, loadContacts, loadUses } from './clients/uses.ts';

export { default as requests } from '@atrium/contract/generated/schemas/clients.requests.ts';
export const messages = async () => (await import('./clients/messages.ts')).clients;

type Db = Scope<World>;

/** Clients and their contacts. Source: PRIV-034, ADMIN-009. */
export const handlers: Handlers<'clients'> = {
  getClients: async ({ db }) => {
    const records = await db.query('clients', { order: { by: 'name' } });
    const contacts = await db.query('clientContacts', { order: { by: 'name' } });
    const ofClient = Map.groupBy(contacts, ({ clientId }) => clientId);
    return ok({ clients: records.map((record) => toView(record, ofClient.get(record.id) ?? [])) });
  },

  searchClients: async ({ db, body }) => {
    const { rows, total } = await readPage(db, 'clients', list, body);
    const ids = rows.map(({ id }) => id);
    const contacts = await loadContacts(db, ids);
    const reviews = await countReviews(db, contacts);
    const clients = rows.map((record) => ({
      ...toView(record, contacts.get(record.id) ?? []),
      contactCount: record.contactCount ?? 0,
      engagementCount: record.engagementCount ?? 0,
      reviewCount: reviews.get(record.id) ?? 0,
    }));
    return ok({ clients, totalCount: total });
  },

  getClientDetails: async (call) => {
    const { db, path } = call;
    const record = await getClientRecord(db, path.id);
    const contacts = await listContacts(db, record.id);
    const { changedBy, changedOn } = getChange(record);
    const found = await loadUses(call, contacts);
    return ok({ client: toView(record, contacts), changedBy, changedOn, ...found });
  },

  getClient: async ({ db, path }) =>
    ok({ client: await loadView(db, await getClientRecord(db, path.id)) }),

  createClient: async (call) => {
    const { db, body } = call;
    idFree(await db.get('clients', body.id));
    const name = await freeName(db, body);
    const record = created({ id: body.id, name, isActive: body.isActive }, call);
    await db.put('clients', record);
    await putContacts(call);
    return ok({
      client: await loadView(db, record),
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
    return ok({ client: await loadView(db, after), successMessages: [message('clientUpdated')] });
  },

  deleteClient: async (call) => {
    const { db, path } = call;
    const { id } = await getClientRecord(db, path.id);
    const contacts = await listContacts(db, id);
    await checkUnused(call, id, contacts);
    for (const contact of contacts) await db.remove('clientContacts', contact.id);
    await db.remove('clients', id);
    return ok({ successMessages: [message('clientDeleted')] });
  },
};

const columns: FieldColumns<ClientRecord> = {
  name: 'name',
  isActive: { field: 'isActive', shown: String },
  contactCount: { field: 'contactCount', shown: String },
  engagementCount: { field: 'engagementCount', shown: String },
  contacts: 'contactText',
  search: 'searchText',
};

const list = { columns, order: { by: 'name' } } as const;

/** 409 while contacts of the client take part in reviews, or engagements are for it. */
async function checkUnused(
  call: Call<'deleteClient'>,
  clientId: string,
  contacts: readonly ClientContactRecord[],
): Promise<void> {
  const { db } = call;
  const count = await countUses(uses.clients, db, clientId);
  if (count > 0) {
    const reviews = await joinAssignedReviewNames(call, contacts);
    throw reject(409, 'clientInUse', { count, reviews });
  }
  const engagements = await db.count('engagements', { clientId });
  if (engagements > 0) throw reject(409, 'clientHasEngagements', { count: engagements });
}

async function getClientRecord(db: Db, id: string): Promise<ClientRecord> {
  return foundOr404(await db.get('clients', id), 'clientUnknown');
}

const loadView = async (db: Db, record: ClientRecord) =>
  toView(record, await listContacts(db, record.id));

const toView = (
  { id, name, isActive, version }: ClientRecord,
  contacts: readonly ClientContactRecord[],
) => ({
  id,
  name,
  isActive,
  contacts: contacts.map((contact) => ({
    id: contact.id,
    name: contact.name,
    email: contact.email,
  })),
  version,
});

/** The trimmed name. 400 when it is empty, 409 when another client has it. */
async function freeName(db: Db, { id, name: sent }: { id: string; name: string }) {
  const name = trimmed('name', sent);
  await nameFree(db, 'clients', { id, name }, 'clientNameTaken');
  return name;
}
