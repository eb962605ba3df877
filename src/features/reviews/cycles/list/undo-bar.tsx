import { useSelector } from '@xstate/react';
import type { StepUndoActor, Stepped } from '#machines/lists/create-step-undo.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../review-cycles.module.css';

interface UndoBarProps<Step, Undo extends Stepped<Step>> {
  actor: StepUndoActor<Step, Undo, unknown, never>;
  /** The message about the completed action. */
  message: string;
}

/** The last action with Undo, at the bottom of the window; also shows why undoing it failed. */
export function UndoBar<Step, Undo extends Stepped<Step>>({
  actor,
  message,
}: UndoBarProps<Step, Undo>) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const failureText = useFailureText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <StepUndoRegion actor={actor} isAtBottom className={styles.undo}>
      <div role={failure ? 'alert' : 'status'} className={styles.undoBar}>
        <span>
          {failure ? (
            <>
              <strong>{text('notUndone')}</strong> {failureText(failure)}
            </>
          ) : (
            isolate(message)
          )}
        </span>
        <StepUndoButtons
          actor={actor}
          texts={{
            undo: records('undo'),
            undoing: text('undoing'),
            again: records('tryAgain'),
            close: records('close'),
          }}
        />
      </div>
    </StepUndoRegion>
  );
}
