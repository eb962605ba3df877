import type { ChartState, ChartTransition } from '../../core/chart/chart.ts';
import type { TransitionStatus } from '../transition-status.ts';
import type { Mark } from '../marker.ts';

/** The shared props of the entries of one outline. */
export interface Entries {
  isActive: (id: string) => boolean;
  isSelected: (id: string) => boolean;
  getChildren: (state: ChartState) => ChartState[];
  getTransitions: (state: ChartState) => ChartTransition[];
  getTransitionStatus: (key: string) => TransitionStatus;
  getPath: (id: string) => string;
  stateMark: (id: string) => Mark | null;
  transitionMark: (key: string) => Mark | null;
  onTake: ((key: string) => void) | undefined;
  onSelect: ((id: string) => void) | undefined;
}
