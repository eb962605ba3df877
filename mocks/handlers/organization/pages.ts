import type { AreaOperations } from '#openapi/generated/operations.ts';
import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { byText, nameFree } from '../../core/names.ts';
import { trimmed } from '../../core/texts.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { addRecord, changeRecord, deleteRecord, plain } from '../../common/organization/records.ts';

type Pages = Extract<
  AreaOperations<'organization'>,
  'getPages' | 'createPage' | 'updatePage' | 'deletePage'
>;
type RequestInput = components['schemas']['PageInput'];

/** The pages of the portal. Source: ADMIN-D01. */
export const pages: Pick<Handlers<'organization'>, Pages> = {
  getPages: async ({ db }) => {
    const records = (await db.query('pages')).toSorted(byText(({ name }) => name));
    return ok({ pages: records.map(plain) });
  },

  createPage: async (call) => {
    const { version: _version, ...fields } = await checked(call.db, call.body);
    const record = await addRecord(call, 'pages', fields);
    return ok({ page: plain(record), successMessages: [message('pageCreated')] });
  },

  updatePage: async (call) => {
    const record = await changeRecord(call, 'pages', await checked(call.db, call.body));
    return ok({ page: plain(record), successMessages: [message('pageUpdated')] });
  },

  deletePage: async ({ db, path }) => {
    await deleteRecord(db, 'pages', path.id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

/** The page as stored. 409 when another page has its name or route. */
async function checked(db: Scope<World>, sent: RequestInput): Promise<RequestInput> {
  const name = trimmed('name', sent.name);
  const title = trimmed('title', sent.title);
  const { id, route } = sent;
  await nameFree(db, 'pages', { id, name }, 'nameTaken');
  await nameFree(db, 'pages', { id, route }, 'routeTaken');
  return { ...sent, name, title };
}
