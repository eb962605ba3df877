import { useEffect, useEffectEvent } from 'react';

const isOnBody = (): boolean => document.activeElement === document.body;

/**
 * Calls back, while it watches, when the focus is lost because its element was removed, e.g. a row
 * or a dialog. In an open dialog, the focus moves to its first button instead: `isLost` decides.
 */
export function useFocusLoss(
  isWatching: boolean,
  onFocusLoss: () => void,
  isLost: () => boolean = isOnBody,
): void {
  const notify = useEffectEvent(() => {
    if (isLost()) onFocusLoss();
  });
  // Observes the document's elements.
  useEffect(() => {
    if (!isWatching) return undefined;
    // A closing dialog restores the focus in the next frame.
    const watch = new MutationObserver(() => requestAnimationFrame(() => notify()));
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isWatching]);
}
