import { useSelector } from '@xstate/react';
import type { CycleEditorActor } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import { editorSteps, type EditorStep } from '#machines/reviews/cycles/cycle-editor.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './review-cycles.module.css';

/** The steps of a new cycle; those before the present one can be opened again. */
export function CycleStepper({ actor, step }: { actor: CycleEditorActor; step: EditorStep }) {
  const text = useText('reviewCycles');
  const isBusy = useSelector(actor, (state) => state.hasTag('saving'));
  const present = editorSteps.indexOf(step);
  return (
    <ol className={styles.stepper} aria-label={text('stepper')}>
      {editorSteps.map((each, at) => (
        <li key={each}>
          {at < present ? (
            <Button
              size="small"
              variant="quiet"
              isDisabled={isBusy}
              onPress={() => actor.send({ type: 'step.open', step: each })}
            >
              {text(`editor_${each}`)}
            </Button>
          ) : (
            <span
              className={at === present ? styles.present : styles.later}
              aria-current={at === present ? 'step' : undefined}
            >
              {text(`editor_${each}`)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
