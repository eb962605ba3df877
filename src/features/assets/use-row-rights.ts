import type { ActionAsset } from '#machines/assets/asset.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';

/** Who edits an asset: whoever has one of the two rights. Source: PRIV-052. */
export const editRule: EntryRule = {
  right: ['assetManager.editDetails', 'assetManager.editTypeProperties'],
};

/** What the person may do with an asset, by right and status. Source: ASSET-098. */
export function useRowRights({ assetCode, assetStatus, assignmentId }: ActionAsset) {
  const text = useText('assets');
  const canView = !useBlocked('assetManager.view').isBlocked;
  const canDelete = !useBlocked('assetManager.delete').isBlocked;
  const canEditDetails = !useBlocked('assetManager.editDetails').isBlocked;
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  const { isBlocked: cannotEdit } = useBlocked(editRule);
  return {
    canView,
    canDelete,
    /** Why it cannot be deleted now; null while it can. */
    deletionBlocked: assignmentId === null ? null : text('heldText', { code: assetCode }),
    canEdit: !cannotEdit,
    isAssignable: canAssign && assetStatus === 'InStore',
    isTakenBack: canAssign && assignmentId !== null,
    isReturned: canEditDetails && assetStatus === 'Repair',
    isMovable: canEditDetails && assetStatus !== 'Scrap' && assetStatus !== 'Disposed',
    isRepairable: canEditDetails && (assetStatus === 'InStore' || assetStatus === 'Assigned'),
    leavesScrap: canEditDetails && assetStatus === 'Scrap',
  };
}
