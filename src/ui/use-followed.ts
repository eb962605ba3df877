import { useCallback } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { useHeard } from './use-heard.ts';

/** Hears each state that an actor comes to, as long as the component is shown; null for no actor. */
export function useFollowed<Actor extends AnyActorRef>(
  actor: Actor | null,
  hear: (snapshot: SnapshotFrom<Actor>) => void,
): void {
  const source = useCallback(
    (tell: (snapshot: SnapshotFrom<Actor>) => void) => {
      const listening = actor?.subscribe(tell);
      return () => listening?.unsubscribe();
    },
    [actor],
  );
  useHeard(source, hear);
}
