import type { ActionAsset } from '#machines/assets/asset.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';

/** Either of the two rights is enough to edit an asset. Source: PRIV-052. */
export const editRule: EntryRule = {
  right: ['assetManager.editDetails', 'assetManager.editTypeProperties'],
};

/** The actions that the person may take on an asset, by right and status. Source: ASSET-098. */
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
    /** The reason why it cannot be deleted now; null if it can. */
    deletionBlocked: assignmentId === null ? null : text('assignedText', { code: assetCode }),
    canEdit: !cannotEdit,
    isAssignable: canAssign && assetStatus === 'InStore',
    isTakenBack: canAssign && assignmentId !== null,
    isReturned: canEditDetails && assetStatus === 'Repair',
    isMovable: canEditDetails && assetStatus !== 'Scrap' && assetStatus !== 'Disposed',
    isRepairable: canEditDetails && (assetStatus === 'InStore' || assetStatus === 'Assigned'),
    leavesScrap: canEditDetails && assetStatus === 'Scrap',
  };
}
