import { useCallback, useState } from 'react';
import type { Undoable } from '#machines/clockwork/undo.ts';

/** The last change that can be undone, and how many there were: the same entries may come twice. */
export function useUndoOffer() {
  const [offer, setOffer] = useState<{ undo: Undoable; count: number } | null>(null);
  const offerUndo = useCallback(
    (undo: Undoable) => setOffer((before) => ({ undo, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return { offer, offerUndo };
}
