import { useActorRef } from '@xstate/react';
import type { ActionAsset } from '#machines/assets/asset.ts';
import { leaveScrapMachine } from '#machines/assets/leave-scrap.machine.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { useSendOnChange } from '#page/use-told.ts';
import { LeaveScrapDialog } from './leave-scrap-dialog.tsx';
import { useCalendar } from '#records/use-calendar.ts';

/** Which asset is to leave Scrap, and where it is to go. */
export interface LeaveScrapRequest {
  row: ActionAsset;
  to: 'InStore' | 'Disposed';
}

interface LeaveScrapProps extends LeaveScrapRequest {
  /** The asset has another status, here or by somebody else. */
  onChanged: () => void;
}

/** Asks whether an asset is to leave Scrap: few do, so all of it is loaded with the first question. */
export function LeaveScrap({ row, to, onChanged }: LeaveScrapProps) {
  const calendar = useCalendar();
  const actor = useActorRef(leaveScrapMachine, { input: { calendar } });
  useSendOnChange(actor, { type: 'asset.leaveScrap', row, to });
  useEmitted(actor, { 'asset.changed': onChanged });
  return <LeaveScrapDialog actor={actor} />;
}
