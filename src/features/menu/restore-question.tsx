import { useSelector } from '@xstate/react';
import type { RestoreMenuActor } from '#machines/menu/restore-menu.machine.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks whether to set the default menu again. */
export function RestoreQuestion({ restore }: { restore: RestoreMenuActor }) {
  const text = useText('menuManager');
  const isOpen = useSelector(restore, (state) => state.hasTag('question'));
  const isBusy = useSelector(restore, (state) => state.hasTag('busy'));
  const failure = useSelector(restore, ({ context }) => context.failure);
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isOpen}
      isBusy={isBusy}
      busyLabel={text('saving')}
      title={text('restoreTitle')}
      text={text('restoreText')}
      details={failure && <SaveFailure failure={failure} />}
      yes={text('restoreYes')}
      no={text('notNow')}
      onYes={() => restore.send({ type: 'YES' })}
      onNo={() => restore.send({ type: 'NO' })}
    />
  );
}
