import { useCallback, useSyncExternalStore } from 'react';
import type { LatePanel } from './late-panel.ts';
import type { PanelActor } from './notification-panel.ts';

/** The list behind the bell, for the components that show it; null until its machine is loaded. */
export function useLatePanel(late: LatePanel): PanelActor | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      void late.start();
      return late.subscribe(listener);
    },
    [late],
  );
  return useSyncExternalStore(subscribe, late.current);
}
