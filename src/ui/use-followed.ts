import { useCallback } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { useSubscription } from './use-heard.ts';

/** Hears each state that an actor comes to, as long as the component is shown; null for no actor. */
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
