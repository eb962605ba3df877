import { useSelector } from '@xstate/react';
import type { SelectedEntriesActor } from '#machines/clockwork/selection/selected-entries.machine.ts';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';

/** Asks before all entries of a cell are deleted, and states their number. */
export function ClearCell({ actor }: { actor: SelectedEntriesActor }) {
  const text = useText('clockWeek');
  const count = useSelector(actor, ({ context }) => context.entries.length);
  const isConfirming = useSelector(actor, (state) => state.hasTag('confirming'));
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'));
  return (
    <AlertDialog
      tone="danger"
      isOpen={isConfirming}
      title={text('clearTitle', { count })}
      confirmLabel={text('yes')}
      cancelLabel={text('no')}
      isPending={isDeleting}
      pendingLabel={text('deleting')}
      onConfirm={() => actor.send({ type: 'YES' })}
      onCancel={() => actor.send({ type: 'NO' })}
    >
      {text('clearText')}
    </AlertDialog>
  );
}
