import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and calls the newest one, for event handlers of components that
 * render only when their properties change. It must not be called while rendering.
 */
export function useStable<Args extends unknown[], Result>(
  newest: (...args: Args) => Result,
): (...args: Args) => Result {
  const ref = useRef(newest);
  // The browser calls the handler after the rendering is shown.
  useLayoutEffect(() => {
    ref.current = newest;
  });
  return useCallback((...args: Args) => ref.current(...args), []);
}
