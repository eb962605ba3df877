import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { UndoChangeActor } from '#machines/clockwork/entry/undo-change.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import { UndoBar } from './undo-bar.tsx';

/** Offers to undo the last change of the day. Loaded with the first such change. */
export function UndoChange({ actor }: { actor: UndoChangeActor }) {
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const [backId, setBackId] = useState<string | null>(null);
  useEmitted(actor, {
    'steps.taken': () => setBackId(actor.getSnapshot().context.undo.entries[0]?.id ?? null),
  });
  // Undo removes its own button, so the focus moves to the restored entry. If the next change
  // replaces an open offer, that one gets the focus.
  useDayFocus(() => (isOpen ? null : dayFocusTargets.entry(backId)), { shown: isOpen });
  return isOpen && <UndoBar actor={actor} />;
}
