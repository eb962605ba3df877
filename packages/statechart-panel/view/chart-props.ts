import type { Chart } from '../core/chart/chart.ts';
import type { Coverage, Possibility, Covered } from '../core/link/protocol.ts';

/** The shared props of the drawing and the outline. */
export interface ChartProps {
  chart: Chart;
  /** Ids of the active states. */
  active: readonly string[];
  /** By transition key, of the active states' transitions. */
  possible: Readonly<Record<string, Possibility>>;
  /** The coverage; without it, the chart is shown without an overlay. */
  overlay?: Overlay | null | undefined;
  /** Called when a possible transition is selected. */
  onTransition?: ((key: string) => void) | undefined;
  /** Called when a state is selected. */
  onState?: ((id: string) => void) | undefined;
  /** Id of a state or key of a transition. */
  selected?: string | null | undefined;
}

/** The coverage by source; tests and stories are combined. */
export interface Overlay extends Pick<Coverage, 'interaction' | 'browser'> {
  tests: Covered | null;
}
