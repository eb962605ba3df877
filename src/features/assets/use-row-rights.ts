import type { Asset } from '#machines/assets/asset.ts';
import { useBlocked } from '#records/blocked.tsx';

/** What the person may do with an asset, by right and status. Source: document 3, sections 1 and 6. */
export function useRowRights({ assetStatus }: Asset) {
  const canView = !useBlocked('assetManager.view').isBlocked;
  const canDelete = !useBlocked('assetManager.delete').isBlocked;
  const canEditDetails = !useBlocked('assetManager.editDetails').isBlocked;
  return { canView, canDelete, leavesScrap: canEditDetails && assetStatus === 'Scrap' };
}
