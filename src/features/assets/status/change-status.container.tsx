import { useActorRef } from '@xstate/react';
import type { AssetStatus } from '#machines/assets/asset.ts';
import { changeStatusMachine } from '#machines/assets/status/change-status.machine.ts';
import { undoOfStatus } from '#machines/assets/status/undo-action.ts';
import { useText } from '#i18n/text.tsx';
import { notifySuccess } from '#session/tabs/notice-list.ts';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import type { ActionProps } from '../list/assign-listed.container.tsx';
import { ChangeStatusDialog } from './change-status-dialog.tsx';

/** Changes the status of assets of the list. Loaded on the first request. */
export function ChangeStatus(props: ActionProps & { to: AssetStatus | null }) {
  const { rows, to, onChanged, onUndoable } = props;
  const text = useText('handover');
  const actor = useActorRef(changeStatusMachine, { input: { calendar: useCalendar() } });
  useSendOnChange(actor, { type: 'OPEN', rows, to });
  useEmitted(actor, {
    'status.changed': ({ assetIds, statusId }) => {
      const changed = rows.filter(({ id }) => assetIds.includes(id));
      const undo = undoOfStatus(changed, statusId);
      const doneMessage = text('statusChanged', { count: changed.length });
      if (undo) onUndoable({ action: undo, doneMessage });
      else if (changed.length > 0) notifySuccess([doneMessage]);
      onChanged();
    },
  });
  return <ChangeStatusDialog actor={actor} />;
}
