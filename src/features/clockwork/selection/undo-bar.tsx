import { useSelector } from '@xstate/react';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import type { UndoChangeActor } from '#machines/clockwork/entry/undo-change.machine.ts';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import styles from './undo-bar.module.css';

/**
 * The last change, with Undo: by its button, or Ctrl+Z (Cmd+Z) while the focus is in no field. Also
 * shows why undoing it failed.
 */
export function UndoBar({ actor }: { actor: UndoChangeActor }) {
  const text = useText('clockActions');
  const clock = useText('clockwork');
  const failureText = useFailureText();
  const { undo, failure } = useSelector(actor, ({ context }) => context);
  const [first] = undo.entries;
  const name = first?.description || clock('noDescription');
  const done = text(undo.done, { name, count: undo.entries.length });
  return (
    <StepUndoRegion actor={actor} isAtBottom className={styles.slot}>
      <div role={failure ? 'alert' : 'status'} className={styles.bar}>
        <span className={styles.message}>
          {failure ? (
            <>
              <strong>{text('notUndone')}</strong> {failureText(failure)}
            </>
          ) : (
            done
          )}
        </span>
        <StepUndoButtons
          actor={actor}
          texts={{
            undo: text('undo'),
            undoing: text('undoing'),
            again: text('undoAgain'),
            close: clock('close'),
          }}
        />
      </div>
    </StepUndoRegion>
  );
}
