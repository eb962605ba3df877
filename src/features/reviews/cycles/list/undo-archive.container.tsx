import { useActorRef, useSelector } from '@xstate/react';
import {
  type ArchivedCycle,
  undoCycleArchiveMachine,
} from '#machines/reviews/cycles/list/undo-cycle-archive.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { UndoBar } from './undo-bar.tsx';

export interface UndoArchiveProps {
  undo: ArchivedCycle;
  /** The cycle is no longer archived, so the page reloads. */
  onChanged: () => void;
}

/** Offers to take back a cycle that was just archived. */
export function UndoArchive({ undo, onChanged }: UndoArchiveProps) {
  const text = useText('reviewCycles');
  const actor = useActorRef(undoCycleArchiveMachine, { input: { undo } });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  useEmitted(actor, { 'steps.taken': onChanged });
  return isOpen && <UndoBar actor={actor} message={text('archived', { name: undo.name })} />;
}
