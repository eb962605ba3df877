import { useSelector } from '@xstate/react';
import type { UndoActionActor } from '#machines/assets/status/undo-action.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import styles from './undo-action.module.css';

interface UndoActionBarProps {
  actor: UndoActionActor;
  /** The message about the completed action. */
  doneMessage: string;
}

/**
 * The last bulk action, with Undo: by its button, or Ctrl+Z (Cmd+Z) while the focus is in no field.
 * Lists each asset that could not be restored.
 */
export function UndoActionBar({ actor, doneMessage }: UndoActionBarProps) {
  const text = useText('assetUndo');
  const records = useText('records');
  const hasRemaining = useSelector(actor, (state) => state.matches('partly'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <StepUndoRegion actor={actor} className={styles.offer}>
      <Banner
        tone={getTone(failure !== null, hasRemaining)}
        action={
          <span className={styles.buttons}>
            <StepUndoButtons
              actor={actor}
              texts={{
                undo: text('undo'),
                undoing: text('undoing'),
                again: records('tryAgain'),
                close: records('close'),
              }}
            />
          </span>
        }
      >
        <UndoMessage actor={actor} doneMessage={doneMessage} />
      </Banner>
    </StepUndoRegion>
  );
}

function getTone(hasFailed: boolean, hasRemaining: boolean) {
  if (hasFailed) return 'danger';
  return hasRemaining ? 'warning' : 'info';
}

function UndoMessage({ actor, doneMessage }: UndoActionBarProps) {
  const text = useText('assetUndo');
  const failureText = useFailureText();
  const { undo, remaining, failure } = useSelector(actor, ({ context }) => context);
  const hasRemaining = useSelector(actor, (state) => state.matches('partly'));
  if (failure) {
    return (
      <>
        <strong>{text('notUndone')}</strong> {failureText(failure)}
      </>
    );
  }
  if (!hasRemaining) {
    return (
      <>
        {doneMessage} {undo.staying > 0 && text('staysSo', { count: undo.staying })}
      </>
    );
  }
  return (
    <>
      <strong>{text('failedTitle', { count: remaining.length })}</strong>
      <ul>
        {remaining.map(({ id, assetCode, message }) => (
          <li key={id}>
            <bdi>{assetCode}</bdi>: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
