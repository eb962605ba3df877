import { useActorRef } from '@xstate/react';
import { takeBackMachine } from '#machines/asset-assignment/take-back.machine.ts';
import { undoOfTakingBack } from '#machines/assets/status/undo-action.ts';
import { useText } from '#i18n/text.tsx';
import { TakeBackQuestion, TakeBackReport } from '#records/handover/take-back.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import type { ActionProps } from './assign-listed.container.tsx';

/** Takes assets of the list back from their assignees. Loaded on the first request. */
export function TakeBackListed({ rows, onChanged, onUndoable }: ActionProps) {
  const text = useText('assetUndo');
  const actor = useActorRef(takeBackMachine);
  const assets = rows.flatMap(({ assignmentId, assetCode }) =>
    assignmentId === null ? [] : [{ id: assignmentId, assetCode }],
  );
  useSendOnChange(actor, { type: 'assets.takeBack', assets });
  useEmitted(actor, {
    'assets.takenBack': () => {
      const succeeded = new Set(actor.getSnapshot().context.report?.succeeded.map(({ id }) => id));
      const undo = undoOfTakingBack(
        rows.filter(({ assignmentId }) => succeeded.has(assignmentId ?? '')),
      );
      if (undo)
        onUndoable({ action: undo, doneMessage: text('wasTakenBack', { count: succeeded.size }) });
      onChanged();
    },
  });
  return (
    <>
      <TakeBackReport actor={actor} />
      <TakeBackQuestion actor={actor} />
    </>
  );
}
