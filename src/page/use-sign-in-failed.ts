import { useCallback, useSyncExternalStore } from 'react';
import type { App } from './app.ts';

type Signing = Pick<App, 'hasSignInFailed' | 'onSession' | 'openedSession'>;

/**
 * Whether the last try to sign in has failed, read with every change of the session: the start page
 * stays mounted while a try fails, and while the next one is made.
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
