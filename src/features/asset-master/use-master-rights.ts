import { useBlocked } from '#records/blocked.tsx';

/**
 * The person's rights for the asset master; actions without the right are not shown. Source:
 * PRIV-016, ASSET-098.
 */
export function useMasterRights() {
  const canAdd = !useBlocked('assetMaster.add').isBlocked;
  const canEdit = !useBlocked('assetMaster.edit').isBlocked;
  const canDelete = !useBlocked('assetMaster.delete').isBlocked;
  const canSeeAssets = !useBlocked('assetManager.basic').isBlocked;
  return { canAdd, canEdit, canDelete, canSeeAssets };
}
