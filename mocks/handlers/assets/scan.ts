import type { components } from '@atrium/contract/generated/types.ts';
import { ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { changedIfOther } from '../../common/assets/changed-if-other.ts';
import { getStatus } from '../../common/assets/master-data.ts';
import { changeEach } from './assigning/bulk.ts';
import { checkOpen } from './changes.ts';
import { pageAssets } from './records.ts';

/** Maximum number of labels in one response. */
const maxLabels = 1000;

/** Labels to print and codes to scan. Not in the requirements. */
export const scan: Pick<
  Handlers<'assets'>,
  'listAssetLabels' | 'findAssetsByCode' | 'bulkMoveAssets'
> = {
  listAssetLabels: async (call) => {
    const { rows, total } = await pageAssets(call, maxLabels);
    const assetLabels = rows.map((asset) => ({
      id: asset.id,
      assetCode: asset.assetCode,
      name: asset.name,
      assetType: asset.typeName ?? '',
    }));
    return ok({ assetLabels, totalCount: total });
  },

  findAssetsByCode: async ({ db, query }) => {
    const found = await meantBy(db, normalizeName(query.code));
    const types = await db.getMany(
      'assetTypes',
      found.map(({ assetTypeId }) => assetTypeId),
    );
    const isTeam = (asset: AssetRecord) => types.get(asset.assetTypeId)?.isTeam ?? false;
    return ok({ assets: found.map((asset) => scannedAsset(asset, isTeam(asset))) });
  },

  bulkMoveAssets: async (call) => {
    const { assetLocationId } = call.body;
    if (assetLocationId !== null && !(await call.db.get('assetLocations', assetLocationId))) {
      throw rejectField('assetLocationId', 'assetLocationUnknown');
    }
    const outcomes = await changeEach(call, (asset) => {
      checkOpen(asset);
      return changedIfOther(asset, { assetLocationId }, call);
    });
    return ok(outcomes);
  },
};

/**
 * The assets that a code matches: the one with this asset code, else the one with this id, else
 * those with this serial number.
 */
export async function meantBy(
  db: Call<'findAssetsByCode'>['db'],
  key: string,
): Promise<AssetRecord[]> {
  if (key === '') return [];
  const coded = await db.query('assets', { where: { codeKey: key } });
  if (coded.length > 0) return coded;
  const named = await db.get('assets', key);
  if (named) return [named];
  return db.query('assets', { where: { serialKey: key }, order: { by: 'codeKey' } });
}

const scannedAsset = (
  asset: AssetRecord,
  isTeam: boolean,
): components['schemas']['ScannedAsset'] => ({
  id: asset.id,
  assetCode: asset.assetCode,
  name: asset.name,
  assetType: asset.typeName ?? '',
  isTeam,
  statusId: asset.statusId,
  assetStatus: getStatus(asset),
  assetLocationId: asset.assetLocationId,
  assetLocationName: asset.locationName ?? '',
  assignmentId: asset.assignmentId,
  employeeId: asset.employeeId,
  teamId: asset.teamId,
  holderName: asset.employeeName || (asset.teamName ?? ''),
});
