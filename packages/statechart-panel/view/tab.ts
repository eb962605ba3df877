import type { ActorView, ChartView, Command, PanelState } from '../core/link/protocol.ts';

/** The shared props of all tabs of the panel. */
export interface TabProps {
  state: PanelState;
  /** The selected actor, and its chart. */
  actor: ActorView;
  view: ChartView;
  send: (command: Command) => void;
}
