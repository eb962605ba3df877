import { useSelector } from '@xstate/react';
import type { UndoChangeActor } from '#machines/clockwork/entry/undo-change.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import styles from './week-sheet.module.css';

/** Offers to undo the last clearing or duplication. */
export function UndoOffer({ actor }: { actor: UndoChangeActor }) {
  const text = useText('clockWeek');
  const failureText = useFailureText();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const { undo, failure } = useSelector(actor, ({ context }) => context);
  if (!isOpen) return null;
  const name = undo.entries[0]?.description || text('noDescription');
  const done =
    undo.done === 'copied'
      ? text('duplicated', { name })
      : text('cellCleared', { name, count: undo.entries.length });
  return (
    <StepUndoRegion actor={actor} isAtBottom className={styles.undo}>
      <Banner
        tone={failure ? 'danger' : 'info'}
        title={failure ? text('notUndone', { name }) : ''}
        action={
          <StepUndoButtons
            actor={actor}
            texts={{
              undo: text('undo'),
              undoing: text('undoing'),
              again: text('tryAgain'),
              close: text('close'),
            }}
          />
        }
      >
        {failure ? failureText(failure) : done}
      </Banner>
    </StepUndoRegion>
  );
}
