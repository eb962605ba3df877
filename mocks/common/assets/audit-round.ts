import type { Where } from '../../store/store.ts';
import type { AssetAuditMark, AuditedRecord, AuditScope } from '../../store/world/asset-audits.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { statusIds } from './master-data.ts';

type Reason = NonNullable<AssetAuditMark['unexpected']>['reason'];

/** The id of a mark: an audit has one mark per asset, however often the asset is ticked. */
export const toMarkId = (auditId: string, assetId: string): string => `${auditId}.${assetId}`;

/** The conditions of the assets that an audit expects: by status, location, and type or category. */
export const toExpected = ({
  assetLocationId,
  assetTypeId,
  assetCategoryId,
  isWithAssigned,
}: AuditScope): Where<AssetRecord> => ({
  assetLocationId,
  assetTypeId: assetTypeId ?? undefined,
  categoryId: assetCategoryId ?? undefined,
  statusId: [statusIds.InStore, statusIds.Scrap, ...(isWithAssigned ? [statusIds.Assigned] : [])],
});

/** Why an audit does not expect an asset; `Since` for an asset that would be expected now. */
export function getReason(asset: AssetRecord, scope: AuditScope): Reason {
  const { statusId, assetLocationId, assetTypeId } = asset;
  if (statusId === statusIds.Disposed) return 'Disposed';
  if (statusId === statusIds.Assigned && !scope.isWithAssigned) return 'Assigned';
  if (statusId === statusIds.Repair) return 'Repair';
  if (assetLocationId !== scope.assetLocationId) return 'Elsewhere';
  const isOfType = scope.assetTypeId === null || assetTypeId === scope.assetTypeId;
  const { assetCategoryId } = scope;
  const isOfCategory = assetCategoryId === null || asset.categoryId === assetCategoryId;
  return isOfType && isOfCategory ? 'Since' : 'OtherKind';
}

/** An asset as an audit stores it. */
export const toAudited = (asset: AssetRecord): AuditedRecord => ({
  assetId: asset.id,
  assetCode: asset.assetCode,
  name: asset.name,
  assetType: asset.typeName ?? '',
  serialNumber: asset.serialNumber,
  statusId: asset.statusId,
  assetLocationName: asset.locationName ?? '',
  holderName: asset.employeeName || asset.teamName || '',
});
