import { useEffect, useEffectEvent } from 'react';

/** Calls back, while it watches, when the focus has gone with what had it: a row, or a dialog. */
export function useFocusLoss(isWatching: boolean, onFocusLoss: () => void): void {
  const notify = useEffectEvent(() => {
    if (document.activeElement === document.body) onFocusLoss();
  });
  // Follows the document's elements.
  useEffect(() => {
    if (!isWatching) return undefined;
    // A dialog that goes gives the focus back in the next frame.
    const watch = new MutationObserver(() => requestAnimationFrame(() => notify()));
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isWatching]);
}
