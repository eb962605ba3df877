import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import type { Chart } from '../core/chart/chart.ts';
import { describeChart } from '../core/chart/describe.ts';
import type { Possibility } from '../core/link/protocol.ts';

interface Interaction {
  chart: Chart;
  active: string[];
  possible: Record<string, Possibility>;
  take: (key: string) => void;
}

/** Runs a machine whose events have no guard and no payload: enough to see the drawing update. */
export function useInteraction(machine: AnyStateMachine): Interaction {
  const [actor] = useState(() => createActor(machine).start());
  const chart = useMemo(() => describeChart(machine), [machine]);
  const snapshot = useSyncExternalStore(
    (changed) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  const active = useMemo(() => activeIn(chart, snapshot), [chart, snapshot]);
  const possible = useMemo(() => findPossible(chart, active), [chart, active]);
  return {
    chart,
    active,
    possible,
    take: (key) => {
      const taken = chart.transitions.find((each) => each.key === key);
      if (taken) actor.send({ type: taken.event });
    },
  };
}

function findPossible({ transitions }: Chart, active: string[]): Record<string, Possibility> {
  return Object.fromEntries(
    transitions
      .filter(({ source }) => active.includes(source))
      .map(({ key, kind }) => [key, { is: kind === 'event' ? 'possible' : 'awaited' }]),
  );
}

/** A state is active when the snapshot's value holds its path. */
const activeIn = ({ states }: Chart, { value }: AnyMachineSnapshot): string[] =>
  states.filter(({ path }) => path === '' || holds(value, path.split('.'))).map(({ id }) => id);

function holds(value: StateValue | undefined, [name = '', ...rest]: string[]): boolean {
  if (typeof value === 'string') return value === name && rest.length === 0;
  if (value === undefined || !(name in value)) return false;
  return rest.length === 0 || holds(value[name], rest);
}
