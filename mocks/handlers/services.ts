import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../core/handler.ts';
import { byText, checkNameIsFree, textOrNull } from '../core/names.ts';
import { exactPrice } from '../core/numbers.ts';
import { refuse } from '../core/refusal.ts';
import { trimmed } from '../core/texts.ts';
import { changed, changeOf, checkVersion, created } from '../core/versions.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { ServiceRecord } from '../store/world/services.ts';

export { default as requests } from '#openapi/generated/schemas/services.requests.ts';
export const messages = async () => (await import('./services/messages.ts')).services;

type Contract = components['schemas'];
type Db = Scope<World>;

/** The catalogue of services. Source: document 3, sections 3 to 5 and 7. */
export const services: Handlers<'services'> = {
  getServices: async ({ db }) => {
    const records = (await db.query('services')).toSorted(byText(({ name }) => name));
    return ok({ service: records.map(viewOf) });
  },

  getService: async ({ db, path }) => ok({ editService: viewOf(await serviceOf(db, path.id)) }),

  getServiceView: async ({ db, path }) => ok({ viewService: viewOf(await serviceOf(db, path.id)) }),

  createService: async (call) => {
    const id = crypto.randomUUID();
    const fields = await fieldsOf(call.db, id, call.body);
    const record = created({ id, ...fields, status: true, license: false }, call);
    await call.db.put('services', record);
    const { version } = record;
    return ok({ successMessages: [message('serviceCreated')], id, version });
  },

  updateService: async (call) => {
    const { db, body } = call;
    const record = await serviceOf(db, body.id);
    checkVersion(record, body.version);
    const { status, license } = body;
    const fields = await fieldsOf(db, record.id, body);
    await db.put('services', changed<ServiceRecord>(record, { ...fields, status, license }, call));
    return ok({ successMessages: [message('serviceUpdated')] });
  },

  deleteService: async ({ db, path }) => {
    const { id } = await serviceOf(db, path.id);
    await db.remove('services', id);
    return ok({ successMessages: [message('serviceDeleted')] });
  },
};

async function serviceOf(db: Db, id: string): Promise<ServiceRecord> {
  const record = await db.get('services', id);
  if (!record) throw refuse(404, 'serviceUnknown');
  return record;
}

/** What both forms set. 400 for a blank name, 409 when another service has it. */
async function fieldsOf(db: Db, id: string, sent: Contract['ServiceInput']) {
  const name = trimmed('name', sent.name);
  checkNameIsFree(await db.query('services'), { field: 'name', name, id }, 'serviceNameTaken');
  return {
    name,
    latestVersion: textOrNull(sent.latestVersion),
    description: textOrNull(sent.description),
    price: exactPrice('price', sent.price),
    url: textOrNull(sent.url),
    userLimits: sent.userLimits,
  };
}

const viewOf = (record: ServiceRecord): Contract['Service'] => ({
  id: record.id,
  name: record.name,
  latestVersion: record.latestVersion,
  description: record.description,
  price: record.price,
  url: record.url,
  userLimits: record.userLimits,
  status: record.status,
  license: record.license,
  ...changeOf(record),
});
