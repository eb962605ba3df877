import { useActorRef, useSelector } from '@xstate/react';
import { undoDeedMachine } from '#machines/assets/undo-deed.machine.ts';
import type { UndoableDeed } from '#machines/assets/undo-deed.ts';
import { useCalendar } from '#records/use-calendar.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { UndoDeedBar } from './undo-deed-bar.tsx';

export interface UndoDeedProps {
  deed: UndoableDeed;
  /** What was done, as it is said. */
  told: string;
  /** Some are others now: the list is read again. */
  onChanged: () => void;
}

/** Offers to undo what was done with several assets last. Loaded with the first such deed. */
export function UndoDeed({ deed, told, onChanged }: UndoDeedProps) {
  const actor = useActorRef(undoDeedMachine, {
    input: { undo: { ...deed, calendar: useCalendar() } },
  });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  useEmitted(actor, { 'steps.taken': onChanged });
  return isOpen && <UndoDeedBar actor={actor} told={told} />;
}
