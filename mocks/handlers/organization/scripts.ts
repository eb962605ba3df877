import type { AreaOperations } from '#openapi/generated/operations.ts';
import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { byText, nameFree } from '../../core/names.ts';
import { trimmed } from '../../core/texts.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ScriptRecord } from '../../store/world/organization.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  getRecord,
} from '../../common/organization/records.ts';

type Scripts = Extract<AreaOperations<'organization'>, `${string}Script${string}`>;
type Contract = components['schemas'];

/**
 * Scripts are stored with all their versions, and never run. Source: ADMIN-D01.
 */
export const scripts: Pick<Handlers<'organization'>, Scripts> = {
  getScripts: async ({ db }) => {
    const records = (await db.query('scripts')).toSorted(byText(({ name }) => name));
    return ok({ scripts: records.map(toRow) });
  },

  getScript: async ({ db, path }) =>
    ok({ script: await toView(db, await getRecord(db, 'scripts', path.id)) }),

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
    const record = await changeRecord(call, 'scripts', await checked(call.db, call.body));
    await storeVersion(call.db, record);
    return ok({
      script: await toView(call.db, record),
      successMessages: [message('scriptUpdated')],
    });
  },

  deleteScript: async ({ db, path }) => {
    await deleteRecord(db, 'scripts', path.id);
    const versions = await db.query('scriptVersions', { where: { scriptId: path.id } });
    for (const { id } of versions) await db.remove('scriptVersions', id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

const toRow = (record: ScriptRecord): Contract['ScriptRow'] => {
  const { id, name, description, changedByName, changedOn, version } = record;
  return { id, name, description, changedByName, changedOn, version };
};

async function toView(db: Scope<World>, record: ScriptRecord): Promise<Contract['Script']> {
  const versions = await db.query('scriptVersions', {
    where: { scriptId: record.id },
    order: { by: 'version', direction: 'descending' },
  });
  const shown = versions.map(({ id: _id, scriptId: _script, ...version }) => version);
  return { ...toRow(record), code: record.code, versions: shown };
}

async function storeVersion(db: Scope<World>, record: ScriptRecord): Promise<void> {
  const { id: scriptId, version, code, changedByName, changedOn } = record;
  const id = `${scriptId}:${version}`;
  await db.put('scriptVersions', { id, scriptId, version, code, changedByName, changedOn });
}

type RequestInput = Contract['ScriptInput'];

/** The script as stored. 409 when another script has its name. */
async function checked(db: Scope<World>, sent: RequestInput): Promise<RequestInput> {
  const name = trimmed('name', sent.name);
  await nameFree(db, 'scripts', { id: sent.id, name }, 'nameTaken');
  return { ...sent, name, description: cleanOrEmpty(sent.description) };
}
