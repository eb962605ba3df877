import { message, ok, type Call, type Handlers } from '../core/requests/handler.ts';
import { nameFree, textOrNull } from '../core/records/names.ts';
import { reject } from '../core/requests/http-error.ts';
import { trimmed } from '../core/files/texts.ts';
import { countUses, uses } from '../core/records/uses.ts';
import { createCatalogue } from '../common/catalogue/catalogue.ts';

export { default as requests } from '@atrium/contract/generated/schemas/vendors.requests.ts';
export const messages = async () => (await import('./vendors/messages.ts')).vendors;

const catalogue = createCatalogue('vendors', 'vendorUnknown');

/** The vendors of a tenant. Source: PRIV-026, ADMIN-009. */
export const handlers: Handlers<'vendors'> = {
  getVendors: async ({ db }) => ok({ vendors: await catalogue.list(db) }),

  getVendor: async ({ db, path }) => ok({ vendor: await catalogue.read(db, path.id) }),

  createVendor: async (call) => {
    const vendor = await catalogue.add(call, call.body.id, () => parseFields(call));
    return ok({ vendor, successMessages: [message('vendorCreated')] });
  },

  updateVendor: async (call) => {
    const vendor = await catalogue.change(call, call.body, () => parseFields(call));
    return ok({ vendor, successMessages: [message('vendorUpdated')] });
  },

  deleteVendor: async ({ db, path }) => {
    const { id } = await catalogue.read(db, path.id);
    const count = await countUses(uses.vendors, db, id);
    if (count > 0) throw reject(409, 'vendorInUse', { count });
    await catalogue.remove(db, id);
    return ok({ successMessages: [message('vendorDeleted')] });
  },
};

/** The fields of the form. 400 for a blank name, 409 when another vendor has it. */
async function parseFields({ db, body }: Pick<Call<'createVendor'>, 'db' | 'body'>) {
  const name = trimmed('name', body.name);
  await nameFree(db, 'vendors', { id: body.id, name }, 'vendorNameTaken');
  return {
    name,
    contactName: textOrNull(body.contactName),
    email: textOrNull(body.email),
    phone: textOrNull(body.phone),
    address: textOrNull(body.address),
    website: textOrNull(body.website),
    notes: textOrNull(body.notes),
    isActive: body.isActive,
  };
}
