import { useCallback } from 'react';
import { useSubscription } from './use-subscription.ts';

/** Notifies when the device is online again. */
export function useOnline(onOnline: () => void): void {
  const source = useCallback((listener: (event: Event) => void) => {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  useSubscription(source, onOnline);
}
