import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type PastAssignment = Schema<'AssetAssignmentHistoryRow'>;

export const loadAssignmentHistory = fromPromise<readonly PastAssignment[], { id: string }>(
  async ({ input: { id }, signal }) => {
    const { assetHistories } = await api.listAssetAssignments({ path: { id }, signal });
    return assetHistories;
  },
);
