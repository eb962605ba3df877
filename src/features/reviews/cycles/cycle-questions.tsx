import { useSelector } from '@xstate/react';
import type { CycleActionActor } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks before a cycle is archived or deleted. */
export function CycleQuestions({ actor }: { actor: CycleActionActor }) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const name = useSelector(actor, ({ context }) => context.cycle.cycleName);
  const isArchiving = useSelector(actor, (state) => state.hasTag('archiving'));
  const isDeleting = useSelector(actor, (state) => state.hasTag('deleting'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const shared = {
    no: records('no'),
    isBusy,
    onYes: () => actor.send({ type: 'YES' }),
    onNo: () => actor.send({ type: 'NO' }),
  };
  return (
    <>
      <ConfirmDialog
        {...shared}
        isOpen={isArchiving}
        title={text('archiveTitle')}
        text={text('archiveText', { name })}
        yes={text('archive')}
        busyLabel={text('archiving')}
      />
      <ConfirmDialog
        {...shared}
        isDestructive
        isOpen={isDeleting}
        title={text('deleteTitle')}
        text={text('deleteText', { name })}
        yes={records('delete')}
        busyLabel={records('deleting')}
      />
    </>
  );
}
