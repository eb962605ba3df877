import { useState } from 'react';
import { useFocusLoss } from './use-focus-loss.ts';
import { useListener } from './use-listener.ts';

/** The place of a removed row among the others, to move the focus to the one that takes it. */
export function useRemovedPlace(ids: readonly string[], removedId: string | null): number {
  const [place, setPlace] = useState(0);
  const at = removedId === null ? -1 : ids.indexOf(removedId);
  if (at >= 0 && at !== place) setPlace(at);
  return place;
}

/**
 * When a form or a question closes, and the focus is lost with it or with what it removes, which may
 * be after a reload, the focus moves to another element. Ends with the user's next action.
 */
export function useFocusOnClose(
  isOpen: boolean,
  find: () => HTMLElement | null | undefined,
  isLost?: () => boolean,
): void {
  const [isWatching, setWatching] = useState(isOpen);
  if (isOpen && !isWatching) setWatching(true);
  const stop = () => {
    if (!isOpen) setWatching(false);
  };
  // Buttons stop these events before they bubble.
  useListener('pointerdown', stop, { capture: true });
  useListener(
    'keydown',
    ({ repeat }) => {
      // The key that has closed it may still be held.
      if (!repeat) stop();
    },
    { capture: true },
  );
  const restore = () => {
    if (!isOpen) find()?.focus();
  };
  useFocusLoss(isWatching, restore, isLost);
}
