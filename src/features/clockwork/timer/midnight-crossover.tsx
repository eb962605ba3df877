import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { midnightCrossoverMachine } from '#machines/clockwork/timer/midnight-crossover.machine.ts';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';

/** The prompt after entry about an entry that has been running since an earlier day. */
export function MidnightCrossover({
  actor,
}: {
  actor: ActorRefFrom<typeof midnightCrossoverMachine>;
}) {
  const text = useText('clockwork');
  const isOpen = useSelector(actor, (state) => state.matches('prompt'));
  return (
    <AlertDialog
      isOpen={isOpen}
      title={text('crossoverTitle')}
      confirmLabel={text('proceedToFix')}
      cancelLabel={text('doLater')}
      onConfirm={() => actor.send({ type: 'PROCEED' })}
      onCancel={() => actor.send({ type: 'LATER' })}
    >
      {text('crossoverText')}
    </AlertDialog>
  );
}
