import { useCallback, useSyncExternalStore } from 'react';

/**
 * The present moment in ms since 1970, anew every `every` ms, for what counts up on a screen.
 * `now` is the clock to ask.
 */
export function useNow(now: () => number, every = 1000): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, every);
      return () => clearInterval(timer);
    },
    [every],
  );
  // Rounded to the tick, so that two renders within one see the same moment.
  return useSyncExternalStore(subscribe, () => Math.floor(now() / every) * every);
}
