import { useEffect, type RefObject } from 'react';

/**
 * Records come and go while a person types: a field whose active option has left the list has none.
 * The widget looks for it only when the list takes the focus, so that event is repeated here.
 */
export function useActiveOption(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  // Follows the options in the list, which the widget does not look at again.
  useEffect(() => {
    if (!list.current) return undefined;
    const observer = new MutationObserver(() => {
      const option = field.current?.getAttribute('aria-activedescendant') ?? '';
      if (option === '' || document.getElementById(option)) return;
      list.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    observer.observe(list.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [field, list]);
}
