import type { ActorView, ChartView, Command, PanelState } from '../link/protocol.ts';

/** What every tab of the panel is given. */
export interface TabProps {
  state: PanelState;
  /** The actor that was chosen, and its chart. */
  actor: ActorView;
  view: ChartView;
  send: (command: Command) => void;
}
