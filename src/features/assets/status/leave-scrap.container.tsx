import { useActorRef } from '@xstate/react';
import type { ActionAsset } from '#machines/assets/asset.ts';
import { leaveScrapMachine } from '#machines/assets/status/leave-scrap.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { LeaveScrapDialog } from './leave-scrap-dialog.tsx';
import { useCalendar } from '#records/report/use-calendar.ts';

/** The asset that is to leave Scrap, and its new status. */
export interface LeaveScrapRequest {
  row: ActionAsset;
  to: 'InStore' | 'Disposed';
}

interface LeaveScrapProps extends LeaveScrapRequest {
  /** The asset's status was changed, here or by someone else. */
  onChanged: () => void;
}

/**
 * Asks whether an asset is to leave Scrap. Few people need it, so it all loads on the first
 * request.
 */
export function LeaveScrap({ row, to, onChanged }: LeaveScrapProps) {
  const calendar = useCalendar();
  const actor = useActorRef(leaveScrapMachine, { input: { calendar } });
  useSendOnChange(actor, { type: 'asset.leaveScrap', row, to });
  useEmitted(actor, { 'asset.changed': onChanged });
  return <LeaveScrapDialog actor={actor} />;
}
