import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { conflictAt, reject, rejectField } from '../../../core/requests/http-error.ts';
import { checkVersion, created } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetType } from '../../../store/world/assets.ts';
import { demandAny } from '../access.ts';
import { changedIfOther } from '../../../common/assets/changed-if-other.ts';
import { byText, loadProperties, requireType } from '../../../common/assets/find.ts';
import { statusIds } from '../../../common/assets/master-data.ts';
import { toCounts, toLookupValues } from './lookup-values.ts';
import { propertyView } from './property-views.ts';

type Contract = components['schemas'];
type Db = Scope<World>;

/** Default number of years over which an asset loses its value. */
const defaultLifeInYears = 5;

/** Asset types, the master data of assets. Source: ASSET-001, ASSET-035, ASSET-141. */
export const types: Pick<
  Handlers<'assets'>,
  | 'listAssetTypes'
  | 'createAssetType'
  | 'updateAssetType'
  | 'deleteAssetType'
  | 'listAssetTypesOfCategory'
  | 'getAssetTypeAssignmentSetup'
  | 'getAssetTypeDefaults'
> = {
  listAssetTypes: async ({ db }) => {
    const items = await toItems(db, await db.query('assetTypes'), {});
    const assetMaster = items.toSorted(
      (a, b) => byText(a.assetCategoryName, b.assetCategoryName) || byText(a.name, b.name),
    );
    return ok({ assetMaster });
  },

  createAssetType: async (call) => {
    const { db, body } = call;
    idFree(await db.get('assetTypes', body.id));
    const isTeam = body.isTeam ?? false;
    const type = created(
      {
        ...(await readType(db, body)),
        id: body.id,
        usefulLifeInYears: body.usefulLifeInYears ?? defaultLifeInYears,
        isTeam,
        teamId: await readTeam(db, isTeam, body.teamId ?? null),
      },
      call,
    );
    await db.put('assetTypes', type);
    return ok(await saved(db, type, 'assetTypeCreated'));
  },

  updateAssetType: async (call) => {
    const { db, body } = call;
    const before = await requireType(db, body.id);
    checkVersion(before, body.version);
    const isTeam = body.isTeam ?? before.isTeam;
    if (isTeam !== before.isTeam) await checkNoneAssigned(db, before.id);
    const requested = body.teamId === undefined && isTeam ? before.teamId : (body.teamId ?? null);
    const changes = {
      ...(await readType(db, body)),
      usefulLifeInYears: body.usefulLifeInYears ?? before.usefulLifeInYears,
      isTeam,
      teamId: await readTeam(db, isTeam, requested),
    };
    const type = changedIfOther(before, changes, call);
    await db.put('assetTypes', type);
    return ok(await saved(db, type, 'assetTypeUpdated'));
  },

  deleteAssetType: async ({ db, path }) => {
    const { id } = await requireType(db, path.id);
    const count = await db.count('assets', { assetTypeId: id });
    if (count > 0) throw reject(409, 'assetTypeInUse', { count });
    for (const property of await loadProperties(db, id)) {
      await db.remove('assetTypeProperties', property.id);
    }
    await db.remove('assetTypes', id);
    return ok({ successMessages: [message('assetTypeDeleted')] });
  },

  listAssetTypesOfCategory: async (call) => {
    await demandAny(call, 'assetMaster.basic', 'assetManager.basic');
    const { categoryId } = call.path;
    foundOr404(await call.db.get('assetCategories', categoryId), 'assetCategoryUnknown');
    const found = await call.db.query('assetTypes', { where: { assetCategoryId: categoryId } });
    return ok({ assetTypes: typeLookup(found) });
  },

  getAssetTypeAssignmentSetup: async ({ db, path }) => {
    const { id, teamId, assetCategoryId, isTeam } = await requireType(db, path.typeId);
    const assetTypeProperty = (await loadProperties(db, id)).map((each) => propertyView(each));
    const setup = { teamId, assetCategoryId, assetTypeId: id, isTeam, assetTypeProperty };
    return ok({ assetTypeAssignmentSetup: setup });
  },

  getAssetTypeDefaults: async ({ db }) => {
    const teams = (await db.query('teams', { where: { isActive: true } }))
      .toSorted((a, b) => byText(a.teamName, b.teamName))
      .map(({ id, teamName }) => ({ id, value: teamName }));
    return ok({ assetCategories: toLookupValues(await db.query('assetCategories')), teams });
  },
};

/** Asset types for a select box, by name. */
export const typeLookup = (found: readonly AssetType[]): Contract['AssetTypeLookup'][] =>
  found
    .toSorted((a, b) => byText(a.name, b.name))
    .map(({ id, name, assetCategoryId }) => ({ id, name, assetCategoryId }));

/** Types with their counts; `where` matches only records of these types. */
async function toItems(
  db: Db,
  found: readonly AssetType[],
  where: { assetTypeId?: string },
): Promise<Contract['AssetTypeItem'][]> {
  const by = 'assetTypeId';
  const [categories, properties, assets, assigned] = await Promise.all([
    db.getMany(
      'assetCategories',
      found.map(({ assetCategoryId }) => assetCategoryId),
    ),
    db.groups('assetTypeProperties', { where, by }),
    db.groups('assets', { where, by }),
    db.groups('assets', { where: { ...where, statusId: statusIds.Assigned }, by }),
  ]);
  const [propertyCounts, assetCounts, assignedCounts] = [properties, assets, assigned].map(
    toCounts,
  );
  return found.map(
    ({ id, code, name, assetCategoryId, usefulLifeInYears, isTeam, teamId, version }) => ({
      id,
      code,
      name,
      assetCategoryId,
      propertiesFound: (propertyCounts?.get(id) ?? 0) > 0,
      propertyCount: propertyCounts?.get(id) ?? 0,
      assetCategoryName: categories.get(assetCategoryId)?.name ?? '',
      usefulLifeInYears,
      isTeam,
      teamId,
      assetCount: assetCounts?.get(id) ?? 0,
      assignedCount: assignedCounts?.get(id) ?? 0,
      version,
    }),
  );
}

async function saved(db: Db, type: AssetType, messageKey: 'assetTypeCreated' | 'assetTypeUpdated') {
  const [assetType] = await toItems(db, [type], { assetTypeId: type.id });
  if (!assetType) throw reject(500, 'fault');
  return { assetType, successMessages: [message(messageKey)] };
}

/**
 * Code, name and category. 400 when one is blank or unknown, 409 when another type has the code or
 * name.
 */
async function readType(
  db: Db,
  sent: Pick<Contract['AssetTypeCreate'], 'id' | 'code' | 'name' | 'assetCategoryId'>,
): Promise<Pick<AssetType, 'code' | 'name' | 'assetCategoryId'>> {
  const { assetCategoryId } = sent;
  const code = cleanOrEmpty(sent.code);
  const name = cleanOrEmpty(sent.name);
  if (code === '') throw rejectField('code', 'required', { field: 'code' });
  if (name === '') throw rejectField('name', 'required', { field: 'name' });
  if (!(await db.get('assetCategories', assetCategoryId))) {
    throw rejectField('assetCategoryId', 'assetCategoryUnknown');
  }
  const ofCode = await db.find('assetTypes', { code });
  if (ofCode && ofCode.id !== sent.id) {
    throw conflictAt('code', 'assetCodeTaken', { code });
  }
  const ofName = await db.find('assetTypes', { name });
  if (ofName && ofName.id !== sent.id) {
    throw conflictAt('name', 'assetNameTaken', { name });
  }
  return { code, name, assetCategoryId };
}

/** The team of a type that is assigned to teams. 400 for a type that is not, or an unknown team. */
async function readTeam(db: Db, isTeam: boolean, teamId: string | null): Promise<string | null> {
  if (teamId === null) return null;
  if (!isTeam) throw rejectField('teamId', 'assetTeamUnfit');
  if (!(await db.get('teams', teamId))) throw rejectField('teamId', 'assetTeamUnknown');
  return teamId;
}

/** 409 at its field while an asset of the type is assigned. */
async function checkNoneAssigned(db: Db, assetTypeId: string): Promise<void> {
  const all = await db.count('assets', { assetTypeId });
  if ((await db.count('assets', { assetTypeId, assignmentId: null })) < all) {
    throw conflictAt('isTeam', 'assetTypeAssigned');
  }
}
