import { useSelector } from '@xstate/react';
import type { TaskQuickAddActor } from '#machines/projects/tasks/task-quick-add.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import styles from '../records.module.css';

/** How many pasted lines the confirmation names. */
const namedLines = 5;

export interface PasteQuestionProps {
  actor: TaskQuickAddActor;
  /** What is missing before tasks can be added; null if nothing is. */
  missing?: string | null;
}

/** Asks before pasted lines become tasks. */
export function PasteQuestion({ actor, missing = null }: PasteQuestionProps) {
  const text = useText('projectTasks');
  const records = useText('records');
  const { lines, most } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('confirming'));
  const canPaste = useSelector(actor, (state) => state.can({ type: 'paste.confirm' }));
  const more = lines.length - namedLines;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('pasteTitle', { count: lines.length })}
      text={canPaste || !isOpen ? text('pasteText') : (missing ?? text('pasteTooMany', { most }))}
      details={
        <ul className={styles.named}>
          {lines.slice(0, namedLines).map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
            <li key={index}>
              <bdi>{line}</bdi>
            </li>
          ))}
          {more > 0 && <li>{records('andMore', { count: more })}</li>}
        </ul>
      }
      yes={text('pasteConfirm')}
      no={records('cancel')}
      onYes={() => actor.send({ type: canPaste ? 'paste.confirm' : 'paste.cancel' })}
      onNo={() => actor.send({ type: 'paste.cancel' })}
    />
  );
}
