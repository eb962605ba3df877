import { useActorRef, useSelector } from '@xstate/react';
import { mergeChanges, undoChangeMachine } from '#machines/clockwork/entry/undo-change.machine.ts';
import type { EntriesChanged } from '#machines/clockwork/entry/entries.ts';
import type { Undoable } from '#machines/clockwork/entry/undo.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoButtons, StepUndoRegion } from '#page/step-undo.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import styles from './week-sheet.module.css';

interface UndoOfferProps {
  undo: Undoable;
  onChanged: (changed: EntriesChanged) => void;
}

/** Offers to undo the last clearing or duplication; each offer has its own key. */
export function UndoOffer({ undo, onChanged }: UndoOfferProps) {
  const text = useText('clockWeek');
  const failureText = useFailureText();
  const actor = useActorRef(undoChangeMachine, { input: { undo } });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEmitted(actor, {
    'steps.taken': ({ results }) =>
      onChanged({ type: 'entries.changed', ...mergeChanges(results) }),
  });
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
