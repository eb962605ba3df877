import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { changeOf, undoChangeMachine } from '#machines/clockwork/undo-change.machine.ts';
import type { Entry } from '#machines/clockwork/entries.ts';
import type { Undoable } from '#machines/clockwork/undo.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { StepUndoAnswers, StepUndoPlace } from '#page/step-undo.tsx';
import { Banner } from '#ui/banner.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import styles from './week-sheet.module.css';

const ClearCell = onDemand(() =>
  import('./clear-cell.part.tsx').then((module) => module.ClearCell),
);

/** Asks before a cell of several entries is cleared, and offers to undo the clearing of the last cell. */
export function SheetUndo({ actor }: { actor: WeekSheetActor }) {
  const [undo, setUndo] = useState<Undoable | null>(null);
  const [clear, setClear] = useState<{ entries: readonly Entry[]; count: number } | null>(null);
  useEmitted(actor, {
    'change.undoable': (event) => setUndo(event.undo),
    'clear.requested': ({ entries }) =>
      setClear((before) => ({ entries, count: (before?.count ?? 0) + 1 })),
  });
  return (
    <>
      {clear && (
        <ClearCell key={clear.count} sheet={actor} entries={clear.entries} onUndoable={setUndo} />
      )}
      {undo && <UndoClear key={undo.entries[0]?.id} sheet={actor} undo={undo} />}
    </>
  );
}

function UndoClear({ sheet, undo }: { sheet: WeekSheetActor; undo: Undoable }) {
  const text = useText('clockWeek');
  const failureText = useFailureText();
  const actor = useActorRef(undoChangeMachine, { input: { undo } });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEmitted(actor, {
    'steps.taken': ({ answers }) => sheet.send({ type: 'entries.changed', ...changeOf(answers) }),
  });
  if (!isOpen) return null;
  const name = undo.entries[0]?.description || text('noDescription');
  return (
    <StepUndoPlace actor={actor} isAtBottom className={styles.undo}>
      <Banner
        tone={failure ? 'danger' : 'info'}
        title={failure ? text('notUndone', { name }) : ''}
        action={
          <StepUndoAnswers
            actor={actor}
            words={{
              undo: text('undo'),
              undoing: text('undoing'),
              again: text('tryAgain'),
              close: text('close'),
            }}
          />
        }
      >
        {failure ? failureText(failure) : text('cellCleared', { name, count: undo.entries.length })}
      </Banner>
    </StepUndoPlace>
  );
}
