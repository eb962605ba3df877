import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getCompanion } from '#machines/companions.ts';

/** The companion of an actor that runs a machine, e.g. the actions on the rows of a list. */
export function useCompanion<Machine extends AnyStateMachine>(
  actor: AnyActorRef,
  machine: Machine,
): ActorRefFrom<Machine> {
  return useSelector(actor, (snapshot: AnyMachineSnapshot) => getCompanion(snapshot, machine));
}
