import { useEffect, type RefObject } from 'react';

/**
 * Records change while the user types, so the active option may leave the list; the field must then
 * have none. The widget checks this only when the list receives the focus, so that event is
 * dispatched here.
 */
export function useActiveOption(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  // Observes the options in the list, which the widget does not check again.
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
