import type { AnyActorRef, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { Chart } from '../chart/chart.ts';
import { describeChart, getTransitionKeys } from '../chart/describe.ts';
import { getMachine } from '../xstate-internals.ts';

const known = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

/** The keys of a machine's transitions, cached. */
export function transitionKeys(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const keys = known.get(machine) ?? getTransitionKeys(machine);
  known.set(machine, keys);
  return keys;
}

/** The keys of some of a machine's transitions. */
export const keysFor = (
  machine: AnyStateMachine,
  definitions: readonly AnyTransitionDefinition[],
): string[] => {
  const keys = transitionKeys(machine);
  return definitions.flatMap((definition) => keys.get(definition) ?? []);
};

/** The machine actors that are currently children of an actor. */
export function machineChildren(actor: AnyActorRef): AnyActorRef[] {
  const snapshot = actor.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  return Object.values(snapshot.children ?? {}).filter(
    (child): child is AnyActorRef => child !== undefined && getMachine(child) !== undefined,
  );
}

const charts = new WeakMap<AnyStateMachine, { operations: ReadonlySet<string>; chart: Chart }>();

/** The chart of a machine, cached for each contract. */
export function getChart(machine: AnyStateMachine, operations: ReadonlySet<string>): Chart {
  const read = charts.get(machine);
  if (read?.operations === operations) return read.chart;
  const chart = describeChart(machine, operations);
  charts.set(machine, { operations, chart });
  return chart;
}
