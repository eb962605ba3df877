import { useBlocked } from '#records/blocked.tsx';

/**
 * What the person may do with the asset master: whoever lacks the right to something does not see it.
 * Source: PRIV-016, ASSET-098.
 */
export function useMasterRights() {
  const canAdd = !useBlocked('assetMaster.add').isBlocked;
  const canEdit = !useBlocked('assetMaster.edit').isBlocked;
  const canDelete = !useBlocked('assetMaster.delete').isBlocked;
  const canSeeAssets = !useBlocked('assetManager.basic').isBlocked;
  return { canAdd, canEdit, canDelete, canSeeAssets };
}
