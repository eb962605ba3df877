import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetHolder, HeldAsset } from './holder.ts';

/** A holder with what they have, the newest first. */
export interface HolderWithAssets {
  id: string;
  holder: AssetHolder;
  assets: readonly HeldAsset[];
}

/** The kind of holder is known first: employees and teams have calls of their own. */
export const loadAssetHolder = fromPromise<HolderWithAssets, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { assetHolder: holder } = await api.getAssetHolder({ path: { holderId: id }, signal });
    const { employeeId, teamId } = holder;
    if (teamId !== null) {
      const { teamAssets } = await api.listTeamAssets({ path: { teamId }, signal });
      return { id, holder, assets: teamAssets };
    }
    const path = { employeeId: employeeId ?? id };
    const { employeeAssets } = await api.listEmployeeAssets({ path, signal });
    return { id, holder, assets: employeeAssets };
  },
);
