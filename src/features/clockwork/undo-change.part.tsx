import { useActorRef, useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { changeOf, undoChangeMachine } from '#machines/clockwork/undo-change.machine.ts';
import type { Undoable } from '#machines/clockwork/undo.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { UndoBar } from './undo-bar.tsx';

export interface UndoChangeProps {
  day: ClockWorkDayActor;
  undo: Undoable;
}

/** Offers to take the last change of the day back. Loaded with the first such change. */
export function UndoChange({ day, undo }: UndoChangeProps) {
  const actor = useActorRef(undoChangeMachine, { input: { undo } });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  useEmitted(actor, {
    'steps.taken': ({ answers }) => day.send({ type: 'entries.changed', ...changeOf(answers) }),
  });
  return isOpen && <UndoBar actor={actor} />;
}
