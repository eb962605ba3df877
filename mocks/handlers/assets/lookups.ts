import type { components } from '#openapi/generated/types.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { AssetRecord, AssetType } from '../../store/world/assets.ts';
import { loadDirectory } from './directory.ts';
import { byText } from '../../common/assets/find.ts';
import { statusIds } from '../../common/assets/master-data.ts';

/** Maximum number of results of a lookup. */
const limit = 20;

/** Lookups of the assignment page. Source: ASSET-151. */
export const lookups: Pick<
  Handlers<'assets'>,
  'lookUpAssets' | 'lookUpAssetEmployees' | 'lookUpAssetTeams'
> = {
  lookUpAssets: async ({ db, path }) => {
    const fits = containing(path.searchText);
    const types = new Map((await db.query('assetTypes')).map((type) => [type.id, type]));
    const inStore = await db.query('assets', {
      where: { statusId: statusIds.InStore },
      order: { by: 'codeKey' },
    });
    const assets = inStore
      .filter((asset) => {
        const typeName = types.get(asset.assetTypeId)?.name ?? '';
        return [asset.assetCode, asset.name, asset.serialNumber, typeName].some(fits);
      })
      .slice(0, limit)
      .map((asset) => assignableAsset(asset, types.get(asset.assetTypeId)));
    return ok({ assets });
  },

  lookUpAssetEmployees: async ({ db, path }) => {
    const fits = containing(path.searchText);
    const directory = await loadDirectory(db);
    const found = (await db.query('employees', { where: { isActive: true } }))
      .filter(({ fullName, email }) => fits(fullName) || fits(email))
      .toSorted((a, b) => byText(a.fullName, b.fullName))
      .slice(0, limit);
    const employees = await Promise.all(
      found.map(async ({ id, fullName, workPlace }) => ({
        id,
        name: fullName,
        teamName: directory.teamName({ employeeId: id, teamId: null }),
        workPlace,
        assetCount: await db.count('assets', { employeeId: id }),
      })),
    );
    return ok({ employees });
  },

  lookUpAssetTeams: async ({ db, path }) => {
    const fits = containing(path.searchText);
    const teams = (await db.query('teams', { where: { isActive: true } }))
      .filter(({ teamName }) => fits(teamName))
      .toSorted((a, b) => byText(a.teamName, b.teamName))
      .slice(0, limit)
      .map(({ id, teamName }) => ({ id, value: teamName }));
    return ok({ teams });
  },
};

/** An assignable asset, with the settings of its type. */
export const assignableAsset = (
  { id, assetCode, name, assetTypeId, serialNumber }: AssetRecord,
  type: AssetType | undefined,
): components['schemas']['AssignableAsset'] => ({
  id,
  assetCode,
  name,
  assetTypeId,
  serialNumber,
  assetType: type?.name ?? '',
  isTeam: type?.isTeam ?? false,
});

/** Returns a filter for texts that contain the search text; case is ignored. */
export function containing(searchText: string): (text: string) => boolean {
  const requested = normalizeName(searchText);
  return (text) => normalizeName(text).includes(requested);
}
