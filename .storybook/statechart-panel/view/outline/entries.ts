import type { ChartState, ChartTransition } from '../../chart/chart.ts';
import type { Standing } from '../standing.ts';
import type { Mark } from '../walked.ts';

/** What the entries of one outline share. */
export interface Entries {
  isActive: (id: string) => boolean;
  isSelected: (id: string) => boolean;
  childrenOf: (state: ChartState) => ChartState[];
  transitionsOf: (state: ChartState) => ChartTransition[];
  standingOf: (key: string) => Standing;
  pathOf: (id: string) => string;
  stateMark: (id: string) => Mark | null;
  transitionMark: (key: string) => Mark | null;
  onTake: ((key: string) => void) | undefined;
  onChoose: ((id: string) => void) | undefined;
}
