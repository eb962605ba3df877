import { useEffect, useEffectEvent } from 'react';

/**
 * When the shown content is removed, also with its container, or replaced, a lost focus moves to
 * another element. If another element already has the focus, it keeps it. Content is compared by
 * `Object.is`; false means none.
 */
export function useFocusAfter(shown: unknown, find: () => HTMLElement | null | undefined): void {
  const give = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus();
  });
  // Synchronizes with the document's focus.
  useEffect(() => {
    if (shown === false) return undefined;
    return () => give();
  }, [shown]);
}
