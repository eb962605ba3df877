import type { PanelState, Step } from '../link/protocol.ts';

/**
 * Whether the chart did nothing with an event: it took no transition, or only one that forbids the
 * event.
 */
export function isRejected(
  { actor, origin, taken }: Step,
  { actors, charts }: Pick<PanelState, 'actors' | 'charts'>,
): boolean {
  if (origin === 'start') return false;
  const id = actors.find((each) => each.id === actor)?.chart ?? '';
  const byKey = new Map(charts[id]?.chart.transitions.map((each) => [each.key, each]));
  return taken.every((key) => {
    const transition = byKey.get(key);
    return transition?.targets.length === 0 && transition.actions.length === 0;
  });
}
