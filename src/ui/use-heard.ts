import { useEffect, useEffectEvent } from 'react';

/** Something outside React that tells what happens, until the answered function is called. */
type Source<Value> = (listener: (received: Value) => void) => () => void;

/**
 * Hears what a source outside React tells, as long as the component is shown. The source must stay
 * the same function as long as it is the same source; the listener may be new each time.
 */
export function useSubscription<Value>(
  source: Source<Value>,
  listener: (received: Value) => void,
): void {
  const notify = useEffectEvent(listener);
  // Follows the source, whatever it is.
  useEffect(() => source((received) => notify(received)), [source]);
}
