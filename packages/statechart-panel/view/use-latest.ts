import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest version, so that memoized values stay valid. */
export function useLatest<Argument>(
  callback: ((argument: Argument) => void) | undefined,
): (argument: Argument) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((argument: Argument) => latest.current?.(argument), []);
}
