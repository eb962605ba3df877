/**
 * A chart as data: what the panel draws, lists, checks and exports. It can be sent from the story
 * to the panel, since it holds no function. Made by `describeChart`.
 */
export interface Chart {
  /** The machine's id. */
  id: string;
  description: string;
  /** Changes when states, transitions, guards, actions or invokes change; texts do not count. */
  hash: string;
  /** In the order of the machine, each before its children; the first is the machine itself. */
  states: ChartState[];
  /** In the order of the machine, by state, event and branch. */
  transitions: ChartTransition[];
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** `mini-timer.running.steady`; unique in the chart. */
  id: string;
  /** Below the machine: `running.steady`; empty for the machine itself. */
  path: string;
  /** The last part of the path: `stableId`; for the machine itself its id. */
  name: string;
  /** Id of the state around it; null for the machine itself. */
  parent: string | null;
  kind: StateKind;
  /** How much a history state remembers. */
  history: 'shallow' | 'deep' | null;
  /** Id of the child that is entered first. */
  initial: string | null;
  description: string;
  tags: string[];
  /** Names of the actions. */
  entry: string[];
  exit: string[];
  invokes: ChartInvoke[];
  /** Of a history state: id of what it leads to while there is nothing to remember. */
  fallback?: string | null;
}

export interface ChartInvoke {
  /** As in `xstate.done.actor.<id>`. */
  id: string;
  /** Name of the invoked actor among the machine's actors. */
  source: string;
  kind: 'promise' | 'callback' | 'observable' | 'transition' | 'machine' | 'other';
  /** The operations that it calls, as the client names them. */
  calls: string[];
  /** Whether the chart says what follows when it fails. */
  hasErrorBranch: boolean;
  /** Id of the machine that is invoked, if it is one. */
  machine: string | null;
  /** Whether it can fail: a machine that catches all failures of its own cannot. */
  canFail?: boolean;
}

export type TransitionKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'stateDone';

export interface ChartTransition {
  /** `mini-timer.stopped: START[0] → mini-timer.starting`; unique in the chart. */
  key: string;
  /** Id of the state that it leads out of. */
  source: string;
  /** The event's type as XState names it; empty for `always`. */
  event: string;
  kind: TransitionKind;
  /** The event for a person: `START`, `always`, `after midnight`, `done: loadDay`, `failed: loadDay`. */
  label: string;
  /** Which of the candidates for the same event it is, from 0. */
  branch: number;
  /** The guard's name; `null` when it is always taken. */
  guard: string | null;
  /** Names of the actions. */
  actions: string[];
  /** Ids of the states that it leads to; empty when it stays where it is. */
  targets: string[];
  reenter: boolean;
}
