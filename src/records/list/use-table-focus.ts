import { useRef, useState } from 'react';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';

/**
 * When the focused row is removed, the focus is lost with it. After `watch(true)`, the table next
 * to the element with this `focusAnchor` gets the focus once it is lost.
 */
export function useTableFocus() {
  const focusAnchor = useRef<HTMLSpanElement>(null);
  const [isWatching, watch] = useState(false);
  useFocusLoss(isWatching, () => {
    watch(false);
    focusAnchor.current?.parentElement?.querySelector<HTMLElement>('[role="region"]')?.focus();
  });
  return { focusAnchor, watch };
}
