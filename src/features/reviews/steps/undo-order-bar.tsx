import { useSelector } from '@xstate/react';
import type { UndoStepOrderActor } from '#machines/reviews/steps/undo-step-order.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './review-steps.module.css';

/** The last change of the order, with Undo; also shows why undoing it failed. */
export function UndoOrderBar({ actor }: { actor: UndoStepOrderActor }) {
  const text = useText('reviewSteps');
  const failureText = useFailureText();
  const { undo, failure } = useSelector(actor, ({ context }) => context);
  return (
    <StepUndoRegion actor={actor} isAtBottom className={styles.slot}>
      <div role={failure ? 'alert' : 'status'} className={styles.bar}>
        <span className={styles.message}>
          {failure ? (
            <>
              <strong>{text('notUndone')}</strong> {failureText(failure)}
            </>
          ) : (
            isolate(text('moved', { name: undo.name }))
          )}
        </span>
        <StepUndoButtons
          actor={actor}
          texts={{
            undo: text('undo'),
            undoing: text('undoing'),
            again: text('undoAgain'),
            close: text('close'),
          }}
        />
      </div>
    </StepUndoRegion>
  );
}
