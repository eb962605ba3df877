import { useSelector } from '@xstate/react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useTableFocus } from '../list/use-table-focus.ts';

interface DeleteQuestionProps<Row> {
  actor: ListActor<Row>;
  /** E.g. 'Delete Service?', or the record's own name. */
  title: (row: Row) => string;
  /** The text below; by default, that the deletion cannot be undone, or for how long it can. */
  consequence?: string;
  /** The effects of deleting the record, below; loaded while the dialog is open. */
  renderEffects?: (row: Row) => ReactNode;
}

/** Asks before a record is deleted. Source: SERV-028, ENGAG-035. */
export function DeleteQuestion<Row>(props: DeleteQuestionProps<Row>) {
  const { actor, title, consequence, renderEffects } = props;
  const text = useText('records');
  const selected = useSelector(actor, ({ context }) => context.selected);
  const isConfirming = useSelector(actor, (state) => state.hasTag('question'));
  const isDeleting = useSelector(actor, (state) => state.hasTag('deleting'));
  const hasUndo = useSelector(actor, ({ children }) => children.undo !== undefined);
  const { focusAnchor, watch } = useTableFocus();
  // An offer to undo takes the focus itself.
  useEmitted(actor, { 'rows.deleted': () => watch(!hasUndo) });
  return (
    <>
      <span ref={focusAnchor} hidden />
      <ConfirmDialog
        isDestructive
        isOpen={isConfirming}
        title={selected === null ? '' : title(selected)}
        {...(renderEffects && selected !== null && { details: renderEffects(selected) })}
        text={consequence ?? text(hasUndo ? 'undoText' : 'noRevert')}
        yes={text('yes')}
        no={text('no')}
        isBusy={isDeleting}
        busyLabel={text('deleting')}
        onYes={() => actor.send({ type: 'YES' })}
        onNo={() => actor.send({ type: 'NO' })}
      />
    </>
  );
}
