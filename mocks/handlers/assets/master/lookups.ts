import type { components } from '@atrium/contract/generated/types.ts';
import { ok, type Handlers } from '../../../core/requests/handler.ts';
import type { Query, Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { statusIds } from '../../../common/assets/master-data.ts';
import { loadTeamNames } from '../list/team-names.ts';

/** Maximum number of results of a lookup. */
const limit = 20;

/** Lookups of the assignment page. Source: ASSET-151. */
export const lookups: Pick<
  Handlers<'assets'>,
  'lookUpAssets' | 'lookUpAssetEmployees' | 'lookUpAssetTeams'
> = {
  lookUpAssets: async ({ db, path }) => {
    const assets = await db.query('assets', { ...assignable(path.searchText), limit });
    return ok({ assets: await viewAssignable(db, assets) });
  },

  lookUpAssetEmployees: async ({ db, path }) => {
    const found = await db.query('employees', {
      where: { isActive: true },
      contains: [{ fields: ['fullName', 'email'], text: path.searchText }],
      order: { by: 'fullName' },
      limit,
    });
    const ids = found.map(({ id }) => id);
    const getTeamNames = await loadTeamNames(db, ids);
    const groups = await db.groups('assets', { where: { employeeId: ids }, by: 'employeeId' });
    const counts = new Map(groups.map(({ value, count }) => [value, count]));
    const employees = found.map(({ id, fullName, workPlace }) => ({
      id,
      name: fullName,
      teamName: getTeamNames(id),
      workPlace,
      assetCount: counts.get(id) ?? 0,
    }));
    return ok({ employees });
  },

  lookUpAssetTeams: async ({ db, path }) => {
    const found = await db.query('teams', {
      where: { isActive: true },
      contains: [{ fields: ['teamName'], text: path.searchText }],
      order: { by: 'teamName' },
      limit,
    });
    return ok({ teams: found.map(({ id, teamName }) => ({ id, value: teamName })) });
  },
};

/** The assets in store whose code, name, serial number or type contains a text, by code. */
export const assignable = (text: string): Query<AssetRecord> => ({
  where: { statusId: statusIds.InStore },
  contains: [{ fields: ['assetCode', 'name', 'serialNumber', 'typeName'], text }],
  order: { by: 'codeKey' },
});

/** Assignable assets, with the settings of their types. */
export async function viewAssignable(
  db: Scope<World>,
  assets: readonly AssetRecord[],
): Promise<components['schemas']['AssignableAsset'][]> {
  const types = await db.getMany(
    'assetTypes',
    assets.map(({ assetTypeId }) => assetTypeId),
  );
  return assets.map(({ id, assetCode, name, assetTypeId, serialNumber, typeName = '' }) => ({
    id,
    assetCode,
    name,
    assetTypeId,
    serialNumber,
    assetType: typeName,
    isTeam: types.get(assetTypeId)?.isTeam ?? false,
  }));
}
