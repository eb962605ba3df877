import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Timer } from './timer.ts';
import { useRunning, useTimers } from './timers.tsx';

const stop = { type: 'STOP' } as const;

/**
 * Stops the running entry with the timer on the page, which stores the stop if the server is
 * unreachable. Null while no timer can stop it.
 */
export function useStop(): { onStop: (() => void) | null; isStopping: boolean } {
  // A new timer on the page reports its running entry, which also updates the current timer here.
  const entryId = useRunning()?.id ?? null;
  const timer = useTimers().current();
  const [pressed, setPressed] = useState<string | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = timer?.subscribe(changed);
      return () => listening?.unsubscribe();
    },
    [timer],
  );
  const state = useSyncExternalStore(subscribe, () => getState(timer));
  const onStop = () => {
    setPressed(entryId);
    timer?.send(stop);
  };
  const isStopping = state === 'busy' && pressed !== null && pressed === entryId;
  return { onStop: state === 'ready' || isStopping ? onStop : null, isStopping };
}

/** Whether the timer can stop the running entry now, later, or not at all. */
function getState(timer: Timer | null): 'ready' | 'busy' | 'ended' {
  const snapshot = timer?.getSnapshot();
  if (snapshot?.can(stop)) return 'ready';
  return snapshot?.status === 'active' ? 'busy' : 'ended';
}
