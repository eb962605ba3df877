import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getCompanion, getPart } from '#machines/companions.ts';

/** The companion of an actor that runs a machine, e.g. the actions on the rows of a list. */
export function useCompanion<Machine extends AnyStateMachine>(
  actor: AnyActorRef,
  machine: Machine,
): ActorRefFrom<Machine> {
  return useSelector(actor, (snapshot: AnyMachineSnapshot) => getCompanion(snapshot, machine));
}

/** The open or last closed part of an actor that runs a machine, if any. */
export function usePart<Machine extends AnyStateMachine>(
  actor: AnyActorRef,
  machine: Machine,
): ActorRefFrom<Machine> | undefined {
  return useSelector(actor, (snapshot: AnyMachineSnapshot) => getPart(snapshot, machine));
}
