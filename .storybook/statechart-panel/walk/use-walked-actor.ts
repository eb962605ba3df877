import { useEffect, useState, useSyncExternalStore } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyStateMachine,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { getCurrentInteraction } from './current.ts';
import { Root } from './root.ts';

type Options<Machine extends AnyStateMachine> = ActorOptions<Machine> & {
  [Key in RequiredActorOptionsKeys<Machine>]: unknown;
};

/**
 * In place of `useActorRef` of @xstate/react: makes an actor, starts it with the component and
 * stops it with the component. The panel sees it, and when a person goes back in time, another
 * actor is answered that stands where this one stood. Without a clock of its own it waits on the
 * story's.
 */
export function useStoryActor<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: ConditionalRequired<
    [options?: Options<Machine>],
    IsNotNever<RequiredActorOptionsKeys<Machine>>
  >
): Actor<Machine> {
  const [root] = useState(() => new Root(getCurrentInteraction(), machine, { ...options }));
  useEffect(() => root.mount(), [root]);
  return useSyncExternalStore(root.subscribe, root.current, root.current) as Actor<Machine>;
}
