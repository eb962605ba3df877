import { useCallback } from 'react';
import { useHeard } from './use-heard.ts';

/** Hears that the device is connected again. */
export function useOnline(onOnline: () => void): void {
  const source = useCallback((hear: (event: Event) => void) => {
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);
  useHeard(source, onOnline);
}
