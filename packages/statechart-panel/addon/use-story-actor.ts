import { useEffect, useState, useSyncExternalStore } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyStateMachine,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { getCurrentInteraction } from '../core/steps/current.ts';
import { Root } from '../core/actors/root.ts';

type Options<Machine extends AnyStateMachine> = ActorOptions<Machine> & {
  [Key in RequiredActorOptionsKeys<Machine>]: unknown;
};

/**
 * Replaces `useActorRef` of @xstate/react: creates an actor that starts and stops with the
 * component. The panel observes it; when the user goes back in time, the hook returns a replacement
 * actor. Without its own clock, it uses the story's.
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
