import { useEffect, useEffectEvent } from 'react';

/** A source of events outside React; returns a function that unsubscribes. */
type Source<Value> = (listener: (received: Value) => void) => () => void;

/**
 * Subscribes to a source outside React while the component is mounted. The source function must be
 * stable, or it is subscribed again; the listener may change with each render.
 */
export function useSubscription<Value>(
  source: Source<Value>,
  listener: (received: Value) => void,
): void {
  const notify = useEffectEvent(listener);
  // Synchronizes with the source.
  useEffect(() => source((received) => notify(received)), [source]);
}
