import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { mergeChanges, undoChangeMachine } from '#machines/clockwork/entry/undo-change.machine.ts';
import type { Undoable } from '#machines/clockwork/entry/undo.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import { UndoBar } from './undo-bar.tsx';

export interface UndoChangeProps {
  day: ClockWorkDayActor;
  undo: Undoable;
}

/** Offers to undo the last change of the day. Loaded with the first such change. */
export function UndoChange({ day, undo }: UndoChangeProps) {
  const actor = useActorRef(undoChangeMachine, { input: { undo } });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const [backId, setBackId] = useState<string | null>(null);
  useEmitted(actor, {
    'steps.taken': ({ results }) => {
      setBackId(undo.entries[0]?.id ?? null);
      day.send({ type: 'entries.changed', ...mergeChanges(results) });
    },
  });
  // Undo removes its own button, so the focus moves to the restored entry. If the next change
  // replaces an open offer, that one gets the focus.
  useDayFocus(() => (isOpen ? null : dayFocusTargets.entry(backId)), { shown: isOpen });
  return isOpen && <UndoBar actor={actor} />;
}
