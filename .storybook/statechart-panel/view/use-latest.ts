import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render that calls the latest one: what is memoised stays so. */
export function useLatest<Argument>(
  callback: ((argument: Argument) => void) | undefined,
): (argument: Argument) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((argument: Argument) => latest.current?.(argument), []);
}
