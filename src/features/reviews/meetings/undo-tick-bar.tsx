import { useSelector } from '@xstate/react';
import type { UndoTickActor } from '#machines/reviews/meetings/actions/undo-tick.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './meetings.module.css';

/** The last tick, with Undo; also shows why undoing it failed. */
export function UndoTickBar({ actor }: { actor: UndoTickActor }) {
  const text = useText('reviewMeetings');
  const failureText = useFailureText();
  const { undo, failure } = useSelector(actor, ({ context }) => context);
  const { description: name, isCompleted } = undo.tick;
  return (
    <StepUndoRegion actor={actor} isAtBottom className={styles.slot}>
      <div role={failure ? 'alert' : 'status'} className={styles.bar}>
        <span className={styles.message}>
          {failure ? (
            <>
              <strong>{text('notUndone')}</strong> {failureText(failure)}
            </>
          ) : (
            isolate(text(isCompleted ? 'completed' : 'reopened', { name }))
          )}
        </span>
        <StepUndoButtons
          actor={actor}
          texts={{
            undo: text('undo'),
            undoing: text('undoing'),
            again: text('undoAgain'),
            close: text('dismiss'),
          }}
        />
      </div>
    </StepUndoRegion>
  );
}
