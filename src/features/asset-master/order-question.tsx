import { useSelector } from '@xstate/react';
import type { AssetTypeViewActor } from '#machines/asset-master/asset-type-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks before the unsaved order of the properties is discarded. */
export function OrderQuestion({ actor }: { actor: AssetTypeViewActor }) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const isConfirming = useSelector(actor, (state) => state.hasTag('question'));
  const isReset = useSelector(actor, ({ context }) => context.change?.kind !== 'clear');
  return (
    <ConfirmDialog
      isOpen={isConfirming}
      title={text(isReset ? 'resetTitle' : 'clearTitle')}
      text={text(isReset ? 'resetText' : 'clearText')}
      yes={recordText('yes')}
      no={recordText('no')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
