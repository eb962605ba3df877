import { useCallback } from 'react';
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate';
import { useSubscription } from './use-subscription.ts';

/** The events that an actor emits. */
type EmittedBy<Actor> =
  Actor extends ActorRef<
    infer _S extends Snapshot<unknown>,
    infer _E extends EventObject,
    infer Emitted
  >
    ? Emitted
    : never;

/** Handlers for the events of an actor, by type. */
export type Handlers<Actor> = {
  [Type in EmittedBy<Actor>['type']]?: (event: Extract<EmittedBy<Actor>, { type: Type }>) => void;
};

/**
 * Calls the handlers for an actor's emitted events while the component is mounted. The handlers may
 * change with each render.
 */
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
