import { useActorRef, useSelector } from '@xstate/react';
import { undoActionMachine } from '#machines/assets/status/undo-action.machine.ts';
import type { UndoableAction } from '#machines/assets/status/undo-action.ts';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { UndoActionBar } from './undo-action-bar.tsx';

export interface UndoActionProps {
  action: UndoableAction;
  /** The message about the completed action. */
  doneMessage: string;
  /** Some assets have changed, so the list reloads. */
  onChanged: () => void;
}

/** Offers to undo the last bulk action. Loaded with the first such action. */
export function UndoAction({ action, doneMessage, onChanged }: UndoActionProps) {
  const actor = useActorRef(undoActionMachine, {
    input: { undo: { ...action, calendar: useCalendar() } },
  });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  useEmitted(actor, { 'steps.taken': onChanged });
  return isOpen && <UndoActionBar actor={actor} doneMessage={doneMessage} />;
}
