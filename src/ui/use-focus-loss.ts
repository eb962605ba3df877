import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back, while it watches, when the focus is lost because its element was removed, e.g. a row
 * or a dialog.
 */
export function useFocusLoss(isWatching: boolean, onFocusLoss: () => void): void {
  const notify = useEffectEvent(() => {
    if (document.activeElement === document.body) onFocusLoss();
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
