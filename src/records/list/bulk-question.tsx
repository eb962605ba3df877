import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import styles from '../records.module.css';

/** Up to this many rows are named; the others are only counted. */
const named = 8;

interface BulkQuestionProps<Row> {
  actor: ListActor<Row>;
  getName: (row: Row) => string;
  /** The effects of deleting the records, below their names; loaded while the dialog is open. */
  renderEffects?: (rows: readonly Row[]) => ReactNode;
}

/** Asks once before the selected records are deleted, and names them. */
export function BulkQuestion<Row>({ actor, getName, renderEffects }: BulkQuestionProps<Row>) {
  const text = useText('records');
  const isConfirming = useSelector(actor, (state) => state.hasTag('bulkQuestion'));
  const isDeleting = useSelector(actor, (state) => state.hasTag('deleting'));
  const selection = useSelector(actor, ({ context }) => context.selection);
  const queue = useSelector(actor, ({ context }) => context.queue);
  const report = useSelector(actor, ({ context }) => context.report);
  const hasUndo = useSelector(actor, ({ children }) => children.undo !== undefined);
  const done = (report?.succeeded.length ?? 0) + (report?.remaining.length ?? 0);
  const isBeforeIt = isConfirming && !isDeleting;
  const count = isBeforeIt ? selection.length : done + queue.length;
  const progress = text('deletingProgress', { number: Math.min(done + 1, count), count });
  const rows = isBeforeIt ? selection : queue;
  return (
    <AlertDialog
      tone="danger"
      isOpen={isConfirming}
      title={text('deleteManyTitle', { count })}
      confirmLabel={text('yes')}
      cancelLabel={text('no')}
      isPending={isDeleting}
      pendingLabel={progress}
      onConfirm={() => actor.send({ type: 'YES' })}
      onCancel={() => actor.send({ type: 'NO' })}
    >
      <ul className={styles.named}>
        {rows.slice(0, named).map((row) => (
          <li key={getName(row)}>
            <bdi>{getName(row)}</bdi>
          </li>
        ))}
        {rows.length > named && <li>{text('andMore', { count: rows.length - named })}</li>}
      </ul>
      {isBeforeIt && renderEffects?.(selection)}
      <p>{isDeleting ? progress : text(hasUndo ? 'undoText' : 'noRevert')}</p>
    </AlertDialog>
  );
}
