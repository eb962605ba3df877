import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The pressed button may disappear with the next state of the chart. The focus then moves to its
 * container, so that it does not return to the top of the page.
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
