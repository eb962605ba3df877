import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createOpened } from '../records/create-opened.ts';

export type PastAssignment = Schema<'AssetAssignmentHistoryRow'>;

const loadAssignmentHistory = fromPromise<readonly PastAssignment[], { id: string }>(
  async ({ input: { id }, signal }) => {
    const { assetHistories } = await api.listAssetAssignments({ path: { id }, signal });
    return assetHistories;
  },
);

export const assignmentHistoryMachine = createOpened<readonly PastAssignment[]>({
  id: 'assignment-history',
  description: 'The assignees of an asset, the latest first. Source: ASSET-158.',
  read: loadAssignmentHistory,
});
