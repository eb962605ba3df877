import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTimers } from '#page/timers.tsx';

const stop = { type: 'STOP' } as const;

/**
 * Stops what runs by the timer on the page, which stores the stop where nobody answers. Null while
 * there is no timer that can stop it.
 */
export function useStop(entryId: string): { onStop: (() => void) | null; isStopping: boolean } {
  const timer = useTimers().current();
  const [pressed, setPressed] = useState<string | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = timer?.subscribe(changed);
      return () => listening?.unsubscribe();
    },
    [timer],
  );
  const canStop = useSyncExternalStore(subscribe, () => timer?.getSnapshot().can(stop) ?? false);
  const onStop = () => {
    setPressed(entryId);
    timer?.send(stop);
  };
  const isStopping = pressed === entryId && !canStop && timer?.getSnapshot().status === 'active';
  return { onStop: canStop || isStopping ? onStop : null, isStopping };
}
