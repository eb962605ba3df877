import { useActorRef } from '@xstate/react';
import type { AssetStatus } from '#machines/assets/asset.ts';
import { changeStatusMachine } from '#machines/assets/change-status.machine.ts';
import { useText } from '#i18n/text.tsx';
import { tellSuccess } from '#session/notice-list.ts';
import { useCalendar } from '#records/use-calendar.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { useTold } from '#page/use-told.ts';
import type { DeedProps } from './assign-listed.part.tsx';
import { ChangeStatusDialog } from './change-status-dialog.tsx';

/** Assets of the list get another status. Loaded with the first wish. */
export function ChangeStatus({ rows, to, onChanged }: DeedProps & { to: AssetStatus | null }) {
  const text = useText('handover');
  const actor = useActorRef(changeStatusMachine, { input: { calendar: useCalendar() } });
  useTold(actor, { type: 'OPEN', rows, to });
  useEmitted(actor, {
    'status.changed': ({ count }) => {
      if (count > 0) tellSuccess([text('statusChanged', { count })]);
      onChanged();
    },
  });
  return <ChangeStatusDialog actor={actor} />;
}
