import { useCallback, useSyncExternalStore } from 'react';

/**
 * The current time in ms since 1970, updated every `every` ms, for running times on a screen. `now`
 * is the clock.
 */
export function useNow(now: () => number, every = 1000): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, every);
      return () => clearInterval(timer);
    },
    [every],
  );
  // Rounded down to the tick, so that two renders within it get the same time.
  return useSyncExternalStore(subscribe, () => Math.floor(now() / every) * every);
}
