import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';

/** Asks before an entry is deleted. Source: CLOCK-074. */
export function DeleteDialog({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const isConfirming = useSelector(actor, (state) => state.matches({ shown: 'confirmingDelete' }));
  const isDeleting = useSelector(actor, (state) => state.matches({ shown: 'deleting' }));
  const [focusIndex, setFocusIndex] = useState<number | null>(null);
  useDayFocus(() => dayFocusTargets.row(focusIndex ?? -1), {
    isLeaving: focusIndex !== null && !isConfirming && !isDeleting,
    onGiven: () => setFocusIndex(null),
  });
  const confirm = () => {
    const { entries, selected } = actor.getSnapshot().context;
    setFocusIndex(entries.findIndex(({ id }) => id === selected?.id));
    actor.send({ type: 'YES' });
  };
  return (
    <AlertDialog
      tone="danger"
      isOpen={isConfirming || isDeleting}
      title={text('deleteTitle')}
      confirmLabel={text('yes')}
      cancelLabel={text('no')}
      isPending={isDeleting}
      pendingLabel={text('deleting')}
      onConfirm={confirm}
      onCancel={() => actor.send({ type: 'NO' })}
    >
      {text('deleteText')}
    </AlertDialog>
  );
}
