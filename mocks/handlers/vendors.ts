import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../core/handler.ts';
import { byText, checkNameIsFree, textOrNull } from '../core/names.ts';
import { refuse } from '../core/refusal.ts';
import { trimmed } from '../core/texts.ts';
import { countUses, uses } from '../core/uses.ts';
import { changed, changeOf, checkVersion, created } from '../core/versions.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { VendorRecord } from '../store/world/vendors.ts';

export { default as requests } from '#openapi/generated/schemas/vendors.requests.ts';
export const messages = async () => (await import('./vendors/messages.ts')).vendors;

type Contract = components['schemas'];
type Db = Scope<World>;

/** Whom the tenant buys from. Source: document 1, sections 1, 2 and 6. */
export const vendors: Handlers<'vendors'> = {
  getVendors: async ({ db }) => {
    const records = (await db.query('vendors')).toSorted(byText(({ name }) => name));
    return ok({ vendors: records.map(viewOf) });
  },

  getVendor: async ({ db, path }) => ok({ vendor: viewOf(await vendorOf(db, path.id)) }),

  createVendor: async (call) => {
    const { db, body } = call;
    if (await db.get('vendors', body.id)) throw refuse(409, 'idTaken');
    const record = created({ id: body.id, ...(await fieldsOf(db, body)) }, call);
    await db.put('vendors', record);
    return ok({ vendor: viewOf(record), successMessages: [message('vendorCreated')] });
  },

  updateVendor: async (call) => {
    const { db, body } = call;
    const record = await vendorOf(db, body.id);
    checkVersion(record, body.version);
    const after = changed<VendorRecord>(record, await fieldsOf(db, body), call);
    await db.put('vendors', after);
    return ok({ vendor: viewOf(after), successMessages: [message('vendorUpdated')] });
  },

  deleteVendor: async ({ db, path }) => {
    const { id } = await vendorOf(db, path.id);
    const count = await countUses(uses.vendors, db, id);
    if (count > 0) throw refuse(409, 'vendorInUse', { count });
    await db.remove('vendors', id);
    return ok({ successMessages: [message('vendorDeleted')] });
  },
};

async function vendorOf(db: Db, id: string): Promise<VendorRecord> {
  const record = await db.get('vendors', id);
  if (!record) throw refuse(404, 'vendorUnknown');
  return record;
}

/** What the form sets. 400 for a blank name, 409 when another vendor has it. */
async function fieldsOf(db: Db, sent: Contract['VendorInput']) {
  const name = trimmed('name', sent.name);
  const wanted = { field: 'name', name, id: sent.id };
  checkNameIsFree(await db.query('vendors'), wanted, 'vendorNameTaken');
  return {
    name,
    contactName: textOrNull(sent.contactName),
    email: textOrNull(sent.email),
    phone: textOrNull(sent.phone),
    address: textOrNull(sent.address),
    website: textOrNull(sent.website),
    notes: textOrNull(sent.notes),
    isActive: sent.isActive,
  };
}

const viewOf = (record: VendorRecord): Contract['Vendor'] => ({
  id: record.id,
  name: record.name,
  contactName: record.contactName,
  email: record.email,
  phone: record.phone,
  address: record.address,
  website: record.website,
  notes: record.notes,
  isActive: record.isActive,
  ...changeOf(record),
});
