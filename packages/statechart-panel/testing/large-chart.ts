import type { Chart, ChartState, ChartTransition } from '../core/chart/chart.ts';

/** Nine groups, two of them parallel, each with a few children: 60 states in all. */
const groups = [7, 6, 5, 6, 5, 6, 5, 5, 5] as const;
const parallelGroups: ReadonlySet<number> = new Set([2, 6]);
const transitionCount = 150;
const guards = ['isOwner', 'hasStock', 'isWithinLimit', 'isToday'];

/**
 * The largest chart in the panel's benchmarks: 60 states, 150 transitions, three levels. Each call
 * returns the same chart.
 */
export function makeLargeChart(): Chart {
  const states = makeStates();
  return {
    id: 'large',
    description: 'Sixty states and a hundred and fifty transitions.',
    hash: 'large060150',
    states,
    transitions: makeTransitions(states),
  };
}

function makeStates(): ChartState[] {
  const root = state({ id: 'large', name: 'large', parent: null, kind: 'compound' });
  const below = groups.flatMap((count, group) => {
    const name = `group${group + 1}`;
    const kind = parallelGroups.has(group) ? 'parallel' : 'compound';
    const children = Array.from({ length: count }, (_, index) =>
      state({
        id: `large.${name}.step${index + 1}`,
        name: `step${index + 1}`,
        parent: `large.${name}`,
      }),
    );
    const around = state({ id: `large.${name}`, name, parent: 'large', kind });
    return [
      { ...around, initial: kind === 'compound' ? `large.${name}.step1` : null },
      ...children,
    ];
  });
  return [{ ...root, initial: 'large.group1' }, ...below];
}

function state(own: Pick<ChartState, 'id' | 'name' | 'parent'> & Partial<ChartState>): ChartState {
  return {
    path: own.id.split('.').slice(1).join('.'),
    kind: 'atomic',
    history: null,
    initial: null,
    description: `Purpose of ${own.name}.`,
    tags: [],
    entry: [],
    exit: [],
    invokes: [],
    ...own,
  };
}

/**
 * Steps lead to the next one in their group; groups lead to the next two; the rest stays or leads
 * back.
 */
function makeTransitions(states: ChartState[]): ChartTransition[] {
  const steps = states.filter(({ kind }) => kind === 'atomic');
  const around = states.filter(({ id, kind }) => kind !== 'atomic' && id !== 'large');
  const made: ChartTransition[] = [];
  const add = (source: ChartState | undefined, target: ChartState | undefined, label: string) => {
    if (!source || made.length === transitionCount) return;
    made.push(transition(source.id, target?.id ?? null, label, made.length));
  };
  for (const [index, group] of around.entries()) {
    add(group, around[(index + 1) % around.length], 'group.exit');
    add(group, around[(index + 2) % around.length], 'group.skipped');
  }
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const isWithin = next?.parent === step.parent && !isParallel(step, around);
    if (isWithin) add(step, next, 'step.finished');
    add(step, undefined, 'noted');
    if (isWithin && next) add(next, step, 'step.undone');
  }
  for (let index = 0; made.length < transitionCount; index += 1) {
    add(steps[index % steps.length], around[(index * 5) % around.length], `leap.${index}`);
  }
  return made;
}

const isParallel = ({ parent }: ChartState, around: ChartState[]) =>
  around.some(({ id, kind }) => id === parent && kind === 'parallel');

function transition(
  source: string,
  target: string | null,
  event: string,
  index: number,
): ChartTransition {
  return {
    key: `${source}: ${event}[0] → ${target ?? 'stays'}`,
    source,
    event,
    kind: 'event',
    label: event,
    branch: 0,
    guard: index % 4 === 0 ? (guards[(index / 4) % guards.length] ?? null) : null,
    actions: [],
    targets: target === null ? [] : [target],
    reenter: false,
  };
}
