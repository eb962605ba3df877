import { useCallback, useSyncExternalStore } from 'react';
import type { App } from './app.ts';

type Signing = Pick<App, 'hasSignInFailed' | 'onSession' | 'openedSession'>;

/**
 * Whether the last sign-in attempt failed. Read on each session change, because the start page
 * stays mounted through failed and new attempts.
 */
export function useSignInFailed(app: Signing): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const follow = () => app.openedSession()?.subscribe(notify);
      let subscription = follow();
      const stop = app.onSession(() => {
        subscription?.unsubscribe();
        subscription = follow();
        notify();
      });
      return () => {
        subscription?.unsubscribe();
        stop();
      };
    },
    [app],
  );
  return useSyncExternalStore(subscribe, app.hasSignInFailed);
}
