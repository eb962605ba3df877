import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import { useLostFocus } from '#ui/use-lost-focus.ts';

interface DeleteQuestionProps<Row> {
  actor: ListActor<Row>;
  /** Such as 'Delete Service?', or the record's own name. */
  title: (row: Row) => string;
  /** Said below; else that it cannot be reverted, or for how long it can. */
  consequence?: string;
}

/** Asks before a record is deleted. Source: document 3, section 8; document 2, section 8. */
export function DeleteQuestion<Row>({ actor, title, consequence }: DeleteQuestionProps<Row>) {
  const text = useText('records');
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isAsking = useSelector(actor, (state) => state.hasTag('question'));
  const isDeleting = useSelector(actor, (state) => state.hasTag('deleting'));
  const hasUndo = useSelector(actor, ({ children }) => children.undo !== undefined);
  const place = useFocusAfterDeletion(actor, !hasUndo);
  return (
    <>
      <span ref={place} hidden />
      <ConfirmDialog
        isDestructive
        isOpen={isAsking}
        title={chosen === null ? '' : title(chosen)}
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

/**
 * The row that had the focus is gone, and it with the row: the table beside this has it next, unless
 * an offer to undo takes it.
 */
function useFocusAfterDeletion<Row>(actor: ListActor<Row>, isOwn: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const [isWatching, setIsWatching] = useState(false);
  useEmitted(actor, { 'rows.deleted': () => setIsWatching(isOwn) });
  useLostFocus(isWatching, () => {
    setIsWatching(false);
    place.current?.parentElement?.querySelector<HTMLElement>('[role="region"]')?.focus();
  });
  return place;
}
