import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';

/** Asks before an entry is deleted. Source: CLOCK-074. */
export function DeleteQuestion({ actor }: { actor: WeekViewActor }) {
  const text = useText('clockWeek');
  const isConfirming = useSelector(actor, (state) => state.matches({ shown: 'confirmingDelete' }));
  const isDeleting = useSelector(actor, (state) => state.matches({ shown: 'deleting' }));
  const name = useSelector(actor, ({ context }) => context.selected?.description);
  const [focusTarget, setFocusTarget] = useState<Element | null>(null);
  // The block is removed, so the focus moves to the day's slot for a new entry.
  useFocusLoss(focusTarget !== null && !isConfirming && !isDeleting, () => {
    focusTarget?.querySelector<HTMLElement>('[data-slot]')?.focus();
    setFocusTarget(null);
  });
  const confirm = () => {
    const { selected } = actor.getSnapshot().context;
    setFocusTarget(
      document.querySelector(`[data-block="${selected?.id}"]`)?.closest('[data-day]') ?? null,
    );
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
      {text('deleteText', { name: name || text('noDescription') })}
    </AlertDialog>
  );
}
