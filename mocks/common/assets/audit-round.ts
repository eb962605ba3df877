import type { AssetAuditMark, AuditedRecord, AuditScope } from '../../store/world/asset-audits.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { statusIds } from './master-data.ts';

/** Looks up the names of the records that an asset references. */
export interface AuditNames {
  typeName(asset: Pick<AssetRecord, 'assetTypeId'>): string;
  categoryId(asset: Pick<AssetRecord, 'assetTypeId'>): string;
  locationName(asset: Pick<AssetRecord, 'assetLocationId'>): string;
  holderName(asset: Pick<AssetRecord, 'employeeId' | 'teamId'>): string;
}

type Reason = NonNullable<AssetAuditMark['unexpected']>['reason'];

/** The id of a mark: an audit has one mark per asset, however often the asset is ticked. */
export const toMarkId = (auditId: string, assetId: string): string => `${auditId}.${assetId}`;

/** Whether an audit expects an asset: by its status, location, and type or category. */
export const isExpected = (asset: AssetRecord, scope: AuditScope, names: AuditNames): boolean =>
  getReason(asset, scope, names) === 'Since';

/** Why an audit does not expect an asset; `Since` for an asset that would be expected now. */
export function getReason(asset: AssetRecord, scope: AuditScope, names: AuditNames): Reason {
  const { statusId, assetLocationId, assetTypeId } = asset;
  if (statusId === statusIds.Disposed) return 'Disposed';
  if (statusId === statusIds.Assigned && !scope.isWithAssigned) return 'Assigned';
  if (statusId === statusIds.Repair) return 'Repair';
  if (assetLocationId !== scope.assetLocationId) return 'Elsewhere';
  const isOfType = scope.assetTypeId === null || assetTypeId === scope.assetTypeId;
  const { assetCategoryId } = scope;
  const isOfCategory = assetCategoryId === null || names.categoryId(asset) === assetCategoryId;
  return isOfType && isOfCategory ? 'Since' : 'OtherKind';
}

/** An asset as an audit stores it. */
export const toAudited = (asset: AssetRecord, names: AuditNames): AuditedRecord => ({
  assetId: asset.id,
  assetCode: asset.assetCode,
  name: asset.name,
  assetType: names.typeName(asset),
  serialNumber: asset.serialNumber,
  statusId: asset.statusId,
  assetLocationName: names.locationName(asset),
  holderName: names.holderName(asset),
});
