import type { Chart } from '../chart/chart.ts';
import type { Coverage, Possibility, Covered } from '../link/protocol.ts';

/** What every picture of a chart is given: the drawing and the outline alike. */
export interface ChartProps {
  chart: Chart;
  /** Ids of the active states. */
  active: readonly string[];
  /** By transition key, of the active states' transitions. */
  possible: Readonly<Record<string, Possibility>>;
  /** What was walked; null or left out, the chart is shown without it. */
  overlay?: Overlay | null | undefined;
  /** A possible transition was chosen. */
  onTransition?: ((key: string) => void) | undefined;
  /** A state was chosen. */
  onState?: ((id: string) => void) | undefined;
  /** Id of a state or key of a transition. */
  selected?: string | null | undefined;
}

/** What was walked, and by whom; of tests and stories together. */
export interface Overlay extends Pick<Coverage, 'interaction' | 'browser'> {
  tests: Covered | null;
}
