import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate';

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
  const hear = useEffectEvent((event: EventObject) => {
    const handle = (handlers as Record<string, ((event: EventObject) => void) | undefined>)[
      event.type
    ];
    handle?.(event);
  });
  // Follows the actor, which lives outside React.
  useEffect(() => {
    const listening = actor.on('*', (event) => hear(event));
    return () => listening.unsubscribe();
  }, [actor]);
}
