import { useEffect, useEffectEvent } from 'react';

/**
 * Once what is open has closed, or has gone with what was around it, the focus that it had goes to
 * another element. What has the focus by then keeps it.
 */
export function useFocusAfter(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const give = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus();
  });
  // Follows the document's elements.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => give();
  }, [isOpen]);
}
