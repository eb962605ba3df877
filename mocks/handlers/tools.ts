import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../core/handler.ts';
import { byText, checkNameIsFree, textOrNull } from '../core/names.ts';
import { exactPrice } from '../core/numbers.ts';
import { refuse } from '../core/refusal.ts';
import { trimmed } from '../core/texts.ts';
import { changed, changeOf, checkVersion, created } from '../core/versions.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { ToolRecord } from '../store/world/tools.ts';

export { default as requests } from '#openapi/generated/schemas/tools.requests.ts';
export const messages = async () => (await import('./tools/messages.ts')).tools;

type Contract = components['schemas'];
type Db = Scope<World>;

/** The catalogue of tools. Source: document 3, sections 3 to 5 and 7. */
export const tools: Handlers<'tools'> = {
  getTools: async ({ db }) => {
    const records = (await db.query('tools')).toSorted(byText(({ name }) => name));
    return ok({ listTools: records.map(viewOf) });
  },

  getTool: async ({ db, path }) => ok({ updateTool: viewOf(await toolOf(db, path.id)) }),

  createTool: async (call) => {
    const id = crypto.randomUUID();
    const fields = await fieldsOf(call.db, id, call.body);
    const record = created({ id, ...fields, status: true, licence: false }, call);
    await call.db.put('tools', record);
    const { version } = record;
    return ok({ successMessages: [message('toolCreated')], id, version });
  },

  updateTool: async (call) => {
    const { db, body } = call;
    const record = await toolOf(db, body.id);
    checkVersion(record, body.version);
    const { status, licence } = body;
    const fields = await fieldsOf(db, record.id, body);
    await db.put('tools', changed<ToolRecord>(record, { ...fields, status, licence }, call));
    return ok({ successMessages: [message('toolUpdated')] });
  },

  deleteTool: async ({ db, path }) => {
    const { id } = await toolOf(db, path.id);
    await db.remove('tools', id);
    return ok({ successMessages: [message('toolDeleted')] });
  },
};

async function toolOf(db: Db, id: string): Promise<ToolRecord> {
  const record = await db.get('tools', id);
  if (!record) throw refuse(404, 'toolUnknown');
  return record;
}

/** What both forms set. 400 for a blank name, 409 when another tool has it. */
async function fieldsOf(db: Db, id: string, sent: Contract['ToolInput']) {
  const name = trimmed('name', sent.name);
  checkNameIsFree(await db.query('tools'), { field: 'name', name, id }, 'toolNameTaken');
  return {
    name,
    latestVersion: textOrNull(sent.latestVersion),
    discription: textOrNull(sent.discription),
    price: exactPrice('price', sent.price),
    url: textOrNull(sent.url),
    userLimits: sent.userLimits,
  };
}

const viewOf = (record: ToolRecord): Contract['Tool'] => ({
  id: record.id,
  name: record.name,
  latestVersion: record.latestVersion,
  discription: record.discription,
  price: record.price,
  url: record.url,
  userLimits: record.userLimits,
  status: record.status,
  licence: record.licence,
  ...changeOf(record),
});
