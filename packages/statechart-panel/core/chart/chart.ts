/**
 * A chart as plain data, which the panel draws, lists, checks and exports. It holds no functions,
 * so a story can send it to the panel. Created by `describeChart`.
 */
export interface Chart {
  /** The machine's id. */
  id: string;
  description: string;
  /**
   * Changes when states, transitions, guards, actions or invokes change; texts do not affect it.
   */
  hash: string;
  /** In the machine's order, each state before its children; the first is the machine itself. */
  states: ChartState[];
  /** In the machine's order, by state, event and branch. */
  transitions: ChartTransition[];
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** `mini-timer.running.steady`; unique in the chart. */
  id: string;
  /** Relative to the machine: `running.steady`; empty for the machine itself. */
  path: string;
  /** The last part of the path; the id for the machine itself. */
  name: string;
  /** Id of the parent state; null for the machine itself. */
  parent: string | null;
  kind: StateKind;
  /** The depth of a history state. */
  history: 'shallow' | 'deep' | null;
  /** Id of the initial child. */
  initial: string | null;
  description: string;
  tags: string[];
  /** Names of the actions. */
  entry: string[];
  exit: string[];
  invokes: ChartInvoke[];
  /** For a history state: id of the default target while no history exists. */
  fallback?: string | null;
}

export interface ChartInvoke {
  /** As in `xstate.done.actor.<id>`. */
  id: string;
  /** Name of the invoked actor in the machine's `actors`. */
  source: string;
  kind: 'promise' | 'callback' | 'observable' | 'transition' | 'machine' | 'other';
  /** The operations that it calls, by their names in the client. */
  calls: string[];
  /** Whether the chart handles the failure of this invoke. */
  hasErrorBranch: boolean;
  /** Id of the invoked machine; null for other kinds of actors. */
  machine: string | null;
  /** Whether it can fail: a machine that catches all its own failures cannot. */
  canFail?: boolean;
}

export type TransitionKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'stateDone';

export interface ChartTransition {
  /** `mini-timer.stopped: START[0] → mini-timer.starting`; unique in the chart. */
  key: string;
  /** Id of the source state. */
  source: string;
  /** The event's type as XState names it; empty for `always`. */
  event: string;
  kind: TransitionKind;
  /**
   * Display name of the event: `START`, `always`, `after midnight`, `done: loadDay`, `failed:
   * loadDay`.
   */
  label: string;
  /** Index among the candidates for the same event, from 0. */
  branch: number;
  /** The guard's name; `null` for a transition without a guard. */
  guard: string | null;
  /** Names of the actions. */
  actions: string[];
  /** Ids of the target states; empty for a transition without a target. */
  targets: string[];
  reenter: boolean;
}
