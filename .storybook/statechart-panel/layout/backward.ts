import type { Chart, ChartState } from '../chart/chart.ts';

/**
 * Which lines lead back, against the order in which the machine writes its states. ELK is given
 * them turned round, so that a chart is drawn from its first state to its last.
 */
export function backwardIn({ states }: Chart): (source: string, target: string) => boolean {
  const byId = new Map(states.map((state) => [state.id, state]));
  const indexes = new Map(states.map(({ id }, index) => [id, index]));

  /** The state and those around it, from the outermost. */
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
    // One lies within the other, or they are the same: there is no order between them.
    if (fromSide === undefined || toSide === undefined) return false;
    return (indexes.get(fromSide) ?? 0) > (indexes.get(toSide) ?? 0);
  };
}
