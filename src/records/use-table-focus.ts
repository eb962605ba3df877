import { useRef, useState } from 'react';
import { useFocusLoss } from '#ui/use-lost-focus.ts';

/**
 * The row that had the focus goes, and the focus with it: from `watch(true)` on, the table beside the
 * element with this `focusAnchor` has it next, once it is lost.
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
