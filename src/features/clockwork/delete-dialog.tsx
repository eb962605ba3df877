import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';

/** Asks before an entry is deleted. Source: document 1, section 5. */
export function DeleteDialog({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const isAsking = useSelector(actor, (state) => state.matches({ shown: 'confirmingDelete' }));
  const isDeleting = useSelector(actor, (state) => state.matches({ shown: 'deleting' }));
  return (
    <AlertDialog
      tone="danger"
      isOpen={isAsking || isDeleting}
      title={text('deleteTitle')}
      confirmLabel={text('yes')}
      cancelLabel={text('no')}
      isPending={isDeleting}
      pendingLabel={text('deleting')}
      onConfirm={() => actor.send({ type: 'YES' })}
      onCancel={() => actor.send({ type: 'NO' })}
    >
      {text('deleteText')}
    </AlertDialog>
  );
}
