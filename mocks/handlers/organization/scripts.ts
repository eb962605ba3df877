import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { readPage } from '../../core/records/field-paging.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { byText, nameFree } from '../../core/records/names.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { trimmed } from '../../core/files/texts.ts';
import { checkVersion } from '../../core/records/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ScriptRecord, ScriptVersionRecord } from '../../store/world/organization.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  getRecord,
} from '../../common/organization/records.ts';

type Scripts = Extract<AreaOperations<'organization'>, `${string}Script${string}`>;
type Contract = components['schemas'];

/** Versions of a page of the history. */
const pageSize = 20;

/**
 * Scripts are stored with all their versions, and never run. Source: ADMIN-D01.
 */
export const scripts: Pick<Handlers<'organization'>, Scripts> = {
  getScripts: async ({ db }) => {
    const records = (await db.query('scripts')).toSorted(byText(({ name }) => name));
    return ok({ scripts: records.map(toRow) });
  },

  searchScripts: async ({ db, body }) => {
    const list = { columns: { name: 'name' }, order: { by: 'name' } } as const;
    const { rows, total } = await readPage(db, 'scripts', list, body);
    return ok({ scripts: rows.map(toRow), totalCount: total });
  },

  getScript: async ({ db, path, query }) => {
    const record = await getRecord(db, 'scripts', path.id);
    const hasHistory = query.hasHistory ?? true;
    return ok({ script: hasHistory ? await toView(db, record) : toScript(record, []) });
  },

  getScriptVersions: async ({ db, path, query }) => {
    const { id: scriptId } = await getRecord(db, 'scripts', path.id);
    const { rows, total } = await db.page('scriptVersions', {
      where: { scriptId },
      order: { by: 'version', direction: 'descending' },
      offset: query.skip,
      limit: pageSize,
    });
    const scriptVersions = rows.map(({ version, code, changedByName, changedOn }) => ({
      version,
      size: code.length,
      changedByName,
      changedOn,
    }));
    return ok({ scriptVersions, totalCount: total });
  },

  getScriptVersion: async ({ db, path }) => {
    const { id } = await getRecord(db, 'scripts', path.id);
    const record = await db.get('scriptVersions', toVersionId(id, path.version));
    return ok({ scriptVersion: toVersion(foundOr404(record, 'recordUnknown')) });
  },

  createScript: async (call) => {
    const { version: _version, ...fields } = await checked(call.db, call.body);
    const record = await addRecord(call, 'scripts', fields);
    await storeVersion(call.db, record);
    return ok({
      script: await toView(call.db, record),
      successMessages: [message('scriptCreated')],
    });
  },

  updateScript: async (call) => {
    const { db } = call;
    const sent = await checked(db, call.body);
    const before = await getRecord(db, 'scripts', sent.id);
    checkVersion(before, sent.version);
    const record = isSame(before, sent) ? before : await changeRecord(call, 'scripts', sent);
    if (before.code !== record.code) await storeVersion(db, record);
    return ok({ script: await toView(db, record), successMessages: [message('scriptUpdated')] });
  },

  deleteScript: async ({ db, path }) => {
    await deleteRecord(db, 'scripts', path.id);
    const versions = await db.query('scriptVersions', { where: { scriptId: path.id } });
    for (const { id } of versions) await db.remove('scriptVersions', id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

const isSame = (before: ScriptRecord, sent: RequestInput): boolean =>
  before.name === sent.name && before.description === sent.description && before.code === sent.code;

const toRow = (record: ScriptRecord): Contract['ScriptRow'] => {
  const { id, name, description, changedByName, changedOn, version } = record;
  return { id, name, description, changedByName, changedOn, version };
};

const toScript = (
  record: ScriptRecord,
  versions: Contract['ScriptVersion'][],
): Contract['Script'] => ({ ...toRow(record), code: record.code, versions });

const toVersion = ({
  id: _id,
  scriptId: _script,
  ...version
}: ScriptVersionRecord): Contract['ScriptVersion'] => version;

async function toView(db: Scope<World>, record: ScriptRecord): Promise<Contract['Script']> {
  const versions = await db.query('scriptVersions', {
    where: { scriptId: record.id },
    order: { by: 'version', direction: 'descending' },
  });
  return toScript(record, versions.map(toVersion));
}

const toVersionId = (scriptId: string, version: number | string): string =>
  `${scriptId}:${version}`;

async function storeVersion(db: Scope<World>, record: ScriptRecord): Promise<void> {
  const { id: scriptId, version, code, changedByName, changedOn } = record;
  const id = toVersionId(scriptId, version);
  await db.put('scriptVersions', { id, scriptId, version, code, changedByName, changedOn });
}

type RequestInput = Contract['ScriptInput'];

/** The script as stored. 409 when another script has its name. */
async function checked(db: Scope<World>, sent: RequestInput): Promise<RequestInput> {
  const name = trimmed('name', sent.name);
  await nameFree(db, 'scripts', { id: sent.id, name }, 'nameTaken');
  return { ...sent, name, description: cleanOrEmpty(sent.description) };
}
