import { useCallback, useState } from 'react';
import type { Undoable } from '#machines/clockwork/entry/undo.ts';

/**
 * The last change that can be undone, with a counter, because the same entries may change twice.
 */
export function useUndoOffer() {
  const [offer, setOffer] = useState<{ undo: Undoable; count: number } | null>(null);
  const offerUndo = useCallback(
    (undo: Undoable) => setOffer((before) => ({ undo, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return { offer, offerUndo };
}
