import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { byText, nameFree } from '../../core/records/names.ts';
import { conflictAt, reject, rejectField } from '../../core/requests/http-error.ts';
import { readPage } from '../../core/records/field-paging.ts';
import { trimmed } from '../../core/files/texts.ts';
import { checkVersion } from '../../core/records/versions.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ScriptRecord, ValueListRecord } from '../../store/world/organization.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  getRecord,
  plain,
} from '../../common/organization/records.ts';
import { findUses, loadScripts } from './list-uses.ts';

type Lists = Extract<
  AreaOperations<'organization'>,
  'getLists' | 'searchLists' | 'getList' | 'createList' | 'updateList' | 'deleteList'
>;
type RequestInput = Omit<components['schemas']['ListInput'], 'version'>;

/** Option lists. Source: ADMIN-016. */
export const lists: Pick<Handlers<'organization'>, Lists> = {
  getLists: async ({ db }) => {
    const records = (await db.query('valueLists')).toSorted(byText(({ name }) => name));
    return ok({ lists: records.map(plain) });
  },

  searchLists: async ({ db, body }) => {
    const list = { columns: { name: 'name', code: 'code' }, order: { by: 'name' } } as const;
    const { rows, total } = await readPage(db, 'valueLists', list, body);
    const scripts = await loadScripts(db);
    return ok({ lists: rows.map((row) => toRow(row, scripts)), totalCount: total });
  },

  getList: async ({ db, path }) => {
    const list = await getRecord(db, 'valueLists', path.id);
    return ok({ list: plain(list), uses: findUses(list, await loadScripts(db)) });
  },

  createList: async (call) => {
    const { version: _version, ...body } = call.body;
    const record = await addRecord(call, 'valueLists', await checked(call.db, body));
    return ok({ list: plain(record), successMessages: [message('listCreated')] });
  },

  updateList: async (call) => {
    const { version, ...body } = call.body;
    const fields = await checked(call.db, body);
    const before = await getRecord(call.db, 'valueLists', body.id);
    checkVersion(before, version);
    await checkUses(call.db, before, fields);
    const record = await changeRecord(call, 'valueLists', {
      ...fields,
      ...(version !== undefined && { version }),
    });
    return ok({ list: plain(record), successMessages: [message('listUpdated')] });
  },

  deleteList: async ({ db, path }) => {
    const list = await getRecord(db, 'valueLists', path.id);
    const scripts = findUses(list, await loadScripts(db)).map(({ scriptName }) => scriptName);
    if (scripts.length > 0) throw reject(409, 'listInUse', { scripts: joinNames(scripts) });
    await deleteRecord(db, 'valueLists', path.id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

const toRow = (list: ValueListRecord, scripts: readonly ScriptRecord[]) => ({
  id: list.id,
  name: list.name,
  code: list.code,
  optionCount: list.options.length,
  scriptNames: findUses(list, scripts).map(({ scriptName }) => scriptName),
  version: list.version,
});

/** Names as one text, each once. */
const joinNames = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** 409 when a script uses a code that the list, or one of its options, would lose. */
async function checkUses(
  db: Scope<World>,
  before: ValueListRecord,
  { code, options }: Pick<RequestInput, 'code' | 'options'>,
): Promise<void> {
  const uses = findUses(before, await loadScripts(db));
  if (uses.length === 0) return;
  if (code !== before.code) {
    const scripts = joinNames(uses.map(({ scriptName }) => scriptName));
    throw conflictAt('code', 'listCodeInUse', { scripts });
  }
  const codes = new Set(options.map((option) => option.code));
  for (const option of before.options) {
    const users = uses.filter(({ optionIds }) => optionIds.includes(option.id));
    if (codes.has(option.code) || users.length === 0) continue;
    const scripts = joinNames(users.map(({ scriptName }) => scriptName));
    throw conflictAt('options', 'optionInUse', { code: option.code, scripts });
  }
}

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
    const twice = values.findIndex((value, at) => values.indexOf(value) < at);
    if (twice >= 0) throw rejectField(`options.${twice}.${key}`, 'optionsAlike');
  }
  const selected = options.flatMap(({ isSelected }, at) => (isSelected ? [at] : []));
  if (selected.length > 1) {
    throw rejectField(`options.${selected[1]}.isSelected`, 'optionsSelected');
  }
  return { id: sent.id, name, code, options };
}
