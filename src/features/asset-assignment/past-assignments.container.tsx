import { useActorRef } from '@xstate/react';
import { assignmentHistoryMachine } from '#machines/asset-assignment/assignment-history.machine.ts';
import type { AssignedAsset } from '#machines/asset-assignment/assignee.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { PastAssignmentsDialog } from './past-assignments-dialog.tsx';

/** The previous assignees of an asset. Loaded on the first request. */
export function PastAssignments({ asset: { assetId, assetCode } }: { asset: AssignedAsset }) {
  const actor = useActorRef(assignmentHistoryMachine, { input: { id: assetId } });
  useSendOnChange(actor, { type: 'OPEN' });
  return <PastAssignmentsDialog actor={actor} code={assetCode} />;
}
