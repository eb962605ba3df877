import { useActorRef, useSelector } from '@xstate/react';
import { selectedEntriesMachine } from '#machines/clockwork/selection/selected-entries.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { Undoable } from '#machines/clockwork/entry/undo.ts';
import type { WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';

interface ClearCellProps {
  sheet: WeekSheetActor;
  /** All entries of the cell. */
  entries: readonly Entry[];
  onUndoable: (undo: Undoable) => void;
}

/**
 * Asks before all entries of a cell are deleted, and states their number. Loaded on the first
 * request.
 */
export function ClearCell({ sheet, entries, onUndoable }: ClearCellProps) {
  const text = useText('clockWeek');
  const { clock, timeZone } = sheet.getSnapshot().context;
  const actor = useActorRef(selectedEntriesMachine, { input: { clock, timeZone } });
  useEmitted(actor, {
    'entries.changed': (changed) => sheet.send(changed),
    'change.undoable': ({ undo }) => onUndoable(undo),
  });
  useSendOnChange(actor, { type: 'choice.changed', entries });
  useSendOnChange(actor, { type: 'DELETE' });
  const isConfirming = useSelector(actor, (state) => state.hasTag('confirming'));
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'));
  return (
    <AlertDialog
      tone="danger"
      isOpen={isConfirming}
      title={text('clearTitle', { count: entries.length })}
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
