import { createRecordView } from '../records/create-record-view.ts';
import { loadAssignee, type AssigneeWithAssets } from './assignee.actors.ts';
import { companion } from '../companions.ts';
import { resendRequestMachine } from './resend-request.machine.ts';
import { takeBackMachine } from './take-back.machine.ts';

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
