import { useSelector } from '@xstate/react';
import type { UndoEngagementMoveActor } from '#machines/engagements/list/board/undo-engagement-move.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './engagement-list.module.css';

/** The last move on the board, with Undo; also shows why undoing it failed. Source: ENGAG-D41. */
export function UndoMoveBar({ actor }: { actor: UndoEngagementMoveActor }) {
  const text = useText('engagementList');
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
            isolate(text('moved', { name: undo.name, stage: undo.stageName }))
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
