import { useSelector } from '@xstate/react';
import type { UndoActionActor } from '#machines/assets/undo-deed.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoPlace } from '#page/step-undo.tsx';
import { Banner } from '#ui/banner.tsx';
import styles from './undo-deed.module.css';

interface UndoActionBarProps {
  actor: UndoActionActor;
  /** What was done, as it is said. */
  told: string;
}

/**
 * What was done with several assets last, and Undo: by its button, or Ctrl+Z (Cmd+Z) while the focus
 * is in no field. What could not be brought back is said of each asset.
 */
export function UndoActionBar({ actor, told }: UndoActionBarProps) {
  const text = useText('assetUndo');
  const records = useText('records');
  const hasStayed = useSelector(actor, (state) => state.matches('partly'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <StepUndoPlace actor={actor} className={styles.offer}>
      <Banner
        tone={toneOf(failure !== null, hasStayed)}
        action={
          <span className={styles.buttons}>
            <StepUndoButtons
              actor={actor}
              words={{
                undo: text('undo'),
                undoing: text('undoing'),
                again: records('tryAgain'),
                close: records('close'),
              }}
            />
          </span>
        }
      >
        <Said actor={actor} told={told} />
      </Banner>
    </StepUndoPlace>
  );
}

function toneOf(hasFailed: boolean, hasStayed: boolean) {
  if (hasFailed) return 'danger';
  return hasStayed ? 'warning' : 'info';
}

function Said({ actor, told }: UndoActionBarProps) {
  const text = useText('assetUndo');
  const failureText = useFailureText();
  const { undo, stayed, failure } = useSelector(actor, ({ context }) => context);
  const hasStayed = useSelector(actor, (state) => state.matches('partly'));
  if (failure) {
    return (
      <>
        <strong>{text('notUndone')}</strong> {failureText(failure)}
      </>
    );
  }
  if (!hasStayed) {
    return (
      <>
        {told} {undo.staying > 0 && text('staysSo', { count: undo.staying })}
      </>
    );
  }
  return (
    <>
      <strong>{text('stayedTitle', { count: stayed.length })}</strong>
      <ul>
        {stayed.map(({ id, assetCode, words }) => (
          <li key={id}>
            <bdi>{assetCode}</bdi>: {words}
          </li>
        ))}
      </ul>
    </>
  );
}
