import { useCallback } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { useSubscription } from './use-subscription.ts';

/** Notifies of each snapshot of an actor while the component is mounted; null for no actor. */
export function useFollowed<Actor extends AnyActorRef>(
  actor: Actor | null,
  listener: (snapshot: SnapshotFrom<Actor>) => void,
): void {
  const source = useCallback(
    (notify: (snapshot: SnapshotFrom<Actor>) => void) => {
      const listening = actor?.subscribe(notify);
      return () => listening?.unsubscribe();
    },
    [actor],
  );
  useSubscription(source, listener);
}
