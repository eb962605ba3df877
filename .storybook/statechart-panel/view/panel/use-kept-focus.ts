import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A button that was just pressed may be gone with the next state of the chart. The focus then goes
 * to the box that held it, so that the keyboard is not sent back to the top of the page.
 */
export function useFocusRestore(box: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const element = box.current;
    const onEvent = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    element?.addEventListener('focusin', onEvent);
    return () => element?.removeEventListener('focusin', onEvent);
  });

  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) box.current?.focus();
  });
}
