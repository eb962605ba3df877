import { useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#ui/hooks/when-idle.ts';

/** Maximum waiting time, in ms. */
const limit = 2000;

/** Whether the page has been idle once; less urgent work starts then. */
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
