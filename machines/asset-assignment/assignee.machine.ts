import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetHolder, AssignedAsset } from './assignee.ts';
import { createRecordView } from '../records/create-record-view.ts';
import { companion } from '../companions.ts';
import { resendRequestMachine } from './resend-request.machine.ts';
import { takeBackMachine } from './take-back.machine.ts';

/** An assignee with their assets, the newest first. */
export interface AssigneeWithAssets {
  id: string;
  assignee: AssetHolder;
  assets: readonly AssignedAsset[];
}

/** The kind of assignee is loaded first, because employees and teams have separate operations. */
const loadAssignee = fromPromise<AssigneeWithAssets, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { assetHolder: assignee } = await api.getAssetHolder({ path: { holderId: id }, signal });
    const { employeeId, teamId } = assignee;
    if (teamId !== null) {
      const { teamAssets } = await api.listTeamAssets({ path: { teamId }, signal });
      return { id, assignee, assets: teamAssets };
    }
    const path = { employeeId: employeeId ?? id };
    const { employeeAssets } = await api.listEmployeeAssets({ path, signal });
    return { id, assignee, assets: employeeAssets };
  },
);

export const assigneeMachine = createRecordView<AssigneeWithAssets>({
  id: 'assignee',
  description: 'An employee or a team with their assets. Source: ASSET-031.',
  loadRecord: loadAssignee,
  companions: [
    companion(takeBackMachine, {
      reports: { 'assets.takenBack': () => [{ type: 'record.changed' }] },
    }),
    companion(resendRequestMachine, {
      reports: { 'handover.requested': () => [{ type: 'record.changed' }] },
    }),
  ],
});
