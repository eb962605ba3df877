import { useCallback } from 'react';
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate';
import { useSubscription } from './use-heard.ts';

/** What an actor emits. */
type EmittedBy<Actor> =
  Actor extends ActorRef<
    infer _S extends Snapshot<unknown>,
    infer _E extends EventObject,
    infer Emitted
  >
    ? Emitted
    : never;

/** What is done about each thing that an actor emits, by its type. */
export type Handlers<Actor> = {
  [Type in EmittedBy<Actor>['type']]?: (event: Extract<EmittedBy<Actor>, { type: Type }>) => void;
};

/** Hears what an actor emits, as long as the component is shown. The handlers may be new each time. */
export function useEmitted<Actor extends AnyActorRef>(
  actor: Actor,
  handlers: Handlers<Actor>,
): void {
  const source = useCallback(
    (listener: (event: EventObject) => void) => {
      const listening = actor.on('*', listener);
      return () => listening.unsubscribe();
    },
    [actor],
  );
  useSubscription(source, (event) => {
    const handle = (handlers as Record<string, ((event: EventObject) => void) | undefined>)[
      event.type
    ];
    handle?.(event);
  });
}
