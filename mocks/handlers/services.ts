import { message, ok, type Call, type Handlers } from '../core/requests/handler.ts';
import { nameFree, textOrNull } from '../core/records/names.ts';
import { trimmed } from '../core/files/texts.ts';
import { createCatalogue } from '../common/catalogue/catalogue.ts';
import { pricedFields } from '../common/catalogue/priced.ts';

export { default as requests } from '@atrium/contract/generated/schemas/services.requests.ts';
export const messages = async () => (await import('./services/messages.ts')).services;

const catalogue = createCatalogue('services', 'serviceUnknown');

/** The catalogue of services. Source: SERV-038, SERV-015, SERV-016. */
export const handlers: Handlers<'services'> = {
  getServices: async ({ db }) => ok({ service: await catalogue.list(db) }),

  getService: async ({ db, path }) => ok({ editService: await catalogue.read(db, path.id) }),

  getServiceView: async ({ db, path }) => ok({ viewService: await catalogue.read(db, path.id) }),

  createService: async (call) => {
    const { id, version } = await catalogue.add(call, crypto.randomUUID(), async (newId) => ({
      ...(await parseFields(call, newId)),
      status: true,
      license: false,
    }));
    return ok({ successMessages: [message('serviceCreated')], id, version });
  },

  updateService: async (call) => {
    const { status, license } = call.body;
    await catalogue.change(call, call.body, async (id) => ({
      ...(await parseFields(call, id)),
      status,
      license,
    }));
    return ok({ successMessages: [message('serviceUpdated')] });
  },

  deleteService: async ({ db, path }) => {
    await catalogue.remove(db, path.id);
    return ok({ successMessages: [message('serviceDeleted')] });
  },
};

/** The fields of both forms. 400 for a blank name, 409 when another service has it. */
async function parseFields({ db, body }: Pick<Call<'createService'>, 'db' | 'body'>, id: string) {
  const name = trimmed('name', body.name);
  await nameFree(db, 'services', { id, name }, 'serviceNameTaken');
  return { name, description: textOrNull(body.description), ...pricedFields(body) };
}
