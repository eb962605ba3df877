import { useSelector } from '@xstate/react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';

/** Asks before an entry is deleted. Source: document 1, section 5. */
export function DeleteQuestion({ actor }: { actor: WeekViewActor }) {
  const text = useText('clockWeek');
  const isAsking = useSelector(actor, (state) => state.matches({ shown: 'confirmingDelete' }));
  const isDeleting = useSelector(actor, (state) => state.matches({ shown: 'deleting' }));
  const name = useSelector(actor, ({ context }) => context.chosen?.description);
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
      {text('deleteText', { name: name || text('noDescription') })}
    </AlertDialog>
  );
}
