import { useActorRef } from '@xstate/react';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { moveAssetsMachine } from '#machines/assets/list/move-assets.machine.ts';
import { undoMove } from '#machines/assets/status/undo-action.ts';
import { useText } from '#i18n/text.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import type { ActionProps } from './assign-listed.container.tsx';
import { MoveAssetsDialog } from './move-assets-dialog.tsx';

/** Moves assets to another location. Loaded on the first request. */
export function MoveAssets({ rows, onChanged, onUndoable }: ActionProps) {
  const text = useText('handover');
  const actor = useActorRef(moveAssetsMachine);
  const choices = useActorRef(assetChoicesMachine);
  useSendOnChange(actor, { type: 'OPEN', rows });
  useEmitted(actor, {
    'assets.moved': ({ assetIds }) => {
      const moved = rows.filter(({ id }) => assetIds.includes(id));
      const undo = undoMove(moved);
      if (undo) onUndoable({ action: undo, doneMessage: text('moved', { count: moved.length }) });
      if (moved.length > 0) onChanged();
    },
  });
  return <MoveAssetsDialog actor={actor} choices={choices} />;
}
