import { useEffect, useEffectEvent } from 'react';

/**
 * Once what is shown has gone, has gone with what was around it, or something else stands there, the
 * focus that it had goes to another element. What has the focus by then keeps it. What is shown is
 * told apart by `Object.is`; false is nothing.
 */
export function useFocusAfter(shown: unknown, find: () => HTMLElement | null | undefined): void {
  const give = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus();
  });
  // Follows the document's elements.
  useEffect(() => {
    if (shown === false) return undefined;
    return () => give();
  }, [shown]);
}
