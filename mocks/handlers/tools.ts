import { message, ok, type Call, type Handlers } from '../core/requests/handler.ts';
import { nameFree, textOrNull } from '../core/records/names.ts';
import { trimmed } from '../core/files/texts.ts';
import { createCatalogue } from '../common/catalogue/catalogue.ts';
import { pricedFields } from '../common/catalogue/priced.ts';

export { default as requests } from '@atrium/contract/generated/schemas/tools.requests.ts';
export const messages = async () => (await import('./tools/messages.ts')).tools;

const catalogue = createCatalogue('tools', 'toolUnknown');

/** The catalogue of tools. Source: TOOL-011, TOOL-018, TOOL-029. */
export const handlers: Handlers<'tools'> = {
  getTools: async ({ db }) => ok({ listTools: await catalogue.list(db) }),

  getTool: async ({ db, path }) => ok({ updateTool: await catalogue.read(db, path.id) }),

  createTool: async (call) => {
    const { id, version } = await catalogue.add(call, crypto.randomUUID(), async (newId) => ({
      ...(await parseFields(call, newId)),
      status: true,
      licence: false,
    }));
    return ok({ successMessages: [message('toolCreated')], id, version });
  },

  updateTool: async (call) => {
    const { status, licence } = call.body;
    await catalogue.change(call, call.body, async (id) => ({
      ...(await parseFields(call, id)),
      status,
      licence,
    }));
    return ok({ successMessages: [message('toolUpdated')] });
  },

  deleteTool: async ({ db, path }) => {
    await catalogue.remove(db, path.id);
    return ok({ successMessages: [message('toolDeleted')] });
  },
};

/** The fields of both forms. 400 for a blank name, 409 when another tool has it. */
async function parseFields({ db, body }: Pick<Call<'createTool'>, 'db' | 'body'>, id: string) {
  const name = trimmed('name', body.name);
  await nameFree(db, 'tools', { id, name }, 'toolNameTaken');
  return { name, discription: textOrNull(body.discription), ...pricedFields(body) };
}
