import { useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#ui/when-idle.ts';

/** At the latest, in ms. */
const limit = 2000;

/** Whether the page has come to rest once: what is less urgent begins then. */
export function useIdle(): boolean {
  const [{ subscribe, isIdle }] = useState(watchIdle);
  return useSyncExternalStore(subscribe, isIdle);
}

function watchIdle() {
  let hasRested = false;
  return {
    isIdle: () => hasRested,
    subscribe: (notify: () => void) =>
      whenIdle(() => {
        hasRested = true;
        notify();
      }, limit),
  };
}
