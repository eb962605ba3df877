import type { Chart, ChartState } from '../chart/chart.ts';

/**
 * Determines which edges lead back, against the machine's order of states. ELK receives them
 * reversed, so that a chart is drawn from its first state to its last.
 */
export function backwardIn({ states }: Chart): (source: string, target: string) => boolean {
  const byId = new Map(states.map((state) => [state.id, state]));
  const indexes = new Map(states.map(({ id }, index) => [id, index]));

  /** The state and its ancestors, from the outermost. */
  function wayTo(id: string): string[] {
    const way: string[] = [];
    for (
      let each: ChartState | undefined = byId.get(id);
      each;
      each = byId.get(each.parent ?? '')
    ) {
      way.unshift(each.id);
    }
    return way;
  }

  return (source, target) => {
    const [from, to] = [wayTo(source), wayTo(target)];
    const fork = from.findIndex((id, depth) => to[depth] !== id);
    const [fromSide, toSide] = [from[fork], to[fork]];
    // One contains the other, or they are the same: they have no order.
    if (fromSide === undefined || toSide === undefined) return false;
    return (indexes.get(fromSide) ?? 0) > (indexes.get(toSide) ?? 0);
  };
}
