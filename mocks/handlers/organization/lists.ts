import type { AreaOperations } from '#openapi/generated/operations.ts';
import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { byText, nameFree } from '../../core/names.ts';
import { rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { addRecord, changeRecord, deleteRecord, plain } from '../../common/organization/records.ts';

type Lists = Extract<
  AreaOperations<'organization'>,
  'getLists' | 'createList' | 'updateList' | 'deleteList'
>;
type RequestInput = Omit<components['schemas']['ListInput'], 'version'>;

/** Option lists. Source: ADMIN-016. */
export const lists: Pick<Handlers<'organization'>, Lists> = {
  getLists: async ({ db }) => {
    const records = (await db.query('valueLists')).toSorted(byText(({ name }) => name));
    return ok({ lists: records.map(plain) });
  },

  createList: async (call) => {
    const { version: _version, ...body } = call.body;
    const record = await addRecord(call, 'valueLists', await checked(call.db, body));
    return ok({ list: plain(record), successMessages: [message('listCreated')] });
  },

  updateList: async (call) => {
    const { version, ...body } = call.body;
    const fields = await checked(call.db, body);
    const record = await changeRecord(call, 'valueLists', {
      ...fields,
      ...(version !== undefined && { version }),
    });
    return ok({ list: plain(record), successMessages: [message('listUpdated')] });
  },

  deleteList: async ({ db, path }) => {
    await deleteRecord(db, 'valueLists', path.id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

/**
 * The list as stored. 409 when another list has its name or code, 400 when two options share an id
 * or code, or when more than one is selected.
 */
async function checked(db: Scope<World>, sent: RequestInput): Promise<RequestInput> {
  const name = trimmed('name', sent.name);
  const code = trimmed('code', sent.code);
  await nameFree(db, 'valueLists', { id: sent.id, name }, 'nameTaken');
  await nameFree(db, 'valueLists', { id: sent.id, code }, 'codeTaken');
  const options = sent.options.map((option, at) => ({
    ...option,
    value: trimmed(`options.${at}.value`, option.value),
    code: trimmed(`options.${at}.code`, option.code),
  }));
  for (const key of ['id', 'code'] as const) {
    const values = options.map((option) => normalizeName(option[key]));
    if (new Set(values).size < values.length) throw rejectField('options', 'optionsAlike');
  }
  if (options.filter(({ isSelected }) => isSelected).length > 1) {
    throw rejectField('options', 'optionsSelected');
  }
  return { id: sent.id, name, code, options };
}
