import type { Chart } from '../chart/chart.ts';
import type { Step } from '../link/protocol.ts';

/**
 * Whether the chart ignored an event: it took no transition, or only one that forbids the event.
 */
export function isRejected({ origin, taken }: Step, chart: Chart | null | undefined): boolean {
  if (origin === 'start') return false;
  const byKey = new Map(chart?.transitions.map((each) => [each.key, each]));
  return taken.every((key) => {
    const transition = byKey.get(key);
    return transition?.targets.length === 0 && transition.actions.length === 0;
  });
}
