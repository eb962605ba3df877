import type { Chart, ChartState } from './chart.ts';

/** Ids of the states that can be entered, if every guard allows it. */
export function reachable(chart: Chart): Set<string> {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const childrenById = Map.groupBy(chart.states, ({ parent }) => parent);
  const leaving = Map.groupBy(chart.transitions, ({ source }) => source);
  const reached = new Set<string>();
  /** States that were entered directly, not only as an ancestor of another state. */
  const entered = new Set<string>();

  const enter = (id: string | null | undefined) => {
    const state = id ? states.get(id) : undefined;
    if (!state || entered.has(state.id)) return;
    entered.add(state.id);
    reach(state);
    enterWithin(state);
  };

  const reach = (state: ChartState) => {
    if (reached.has(state.id)) return;
    reached.add(state.id);
    enterAround(state);
    for (const { targets } of leaving.get(state.id) ?? []) targets.forEach(enter);
  };

  const enterWithin = (state: ChartState) => {
    if (state.kind === 'compound') enter(state.initial);
    if (state.kind !== 'parallel') return;
    for (const { id, kind } of childrenById.get(state.id) ?? []) if (kind !== 'history') enter(id);
  };

  /** Entering a state from outside also enters its ancestors, but not their initial states. */
  const enterAround = (state: ChartState) => {
    const parent = state.parent === null ? undefined : states.get(state.parent);
    // A remembered state was reached before; without history, the default is entered.
    if (state.kind === 'history') enter(state.fallback ?? parent?.initial);
    if (!parent || reached.has(parent.id)) return;
    reach(parent);
    if (parent.kind === 'parallel') enterWithin(parent);
  };

  enter(chart.states[0]?.id);
  return reached;
}

/** Whether a transition of the state or of an ancestor leaves the state. */
export function leadsOut(chart: Chart, state: ChartState): boolean {
  const around = new Set<string>();
  const parallels: ChartState[] = [];
  for (let each: ChartState | undefined = state; each; each = getParent(chart, each)) {
    around.add(each.id);
    if (each.kind === 'parallel') parallels.push(each);
  }
  return chart.transitions.some(({ source, targets }) => {
    if (around.has(source)) return targets.some((target) => target !== state.id);
    // Another region may end the parallel state that contains this one.
    return parallels.some(
      ({ id }) => isWithin(chart, source, id) && targets.some((to) => !isWithin(chart, to, id)),
    );
  });
}

const getParent = (chart: Chart, { parent }: ChartState) =>
  chart.states.find(({ id }) => id === parent);

/** Whether a state is the other one or a descendant of it. */
function isWithin(chart: Chart, id: string, outer: string): boolean {
  if (id === outer) return true;
  const parent = chart.states.find((state) => state.id === id)?.parent;
  return parent ? isWithin(chart, parent, outer) : false;
}
