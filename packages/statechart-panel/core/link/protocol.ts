/**
 * The messages between story and panel. The story owns all data and sends it in slices; the panel
 * shows it and sends commands. Everything is plain data.
 */
import type { Chart } from '../chart/chart.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * An event as it is sent, listed and shared; functions and other values that cannot be serialized
 * are left out.
 */
export type PlainEvent = { type: string; [name: string]: Json };

/** Everything the panel shows. */
export interface PanelState {
  /** The rendered story; null before the first render. */
  story: StoryView | null;
  /** Actors with a chart, in the order in which they started; a child comes after its parent. */
  actors: ActorView[];
  /** The charts of all actors, by the machine's id. */
  charts: Record<string, ChartView>;
  /** The current state of each actor, by its id. */
  moments: Record<string, ActorSnapshot>;
  /** All steps of all branches, in chronological order. */
  steps: Step[];
  /** Id of the current step; null before the first. */
  head: string | null;
  /** Id of the last step of the branch that `head` is on. */
  tip: string | null;
  /** The selected responses that wait for their call. */
  overrides: Pick[];
  clock: ClockView;
  /** Keyed by the machine's id. */
  coverage: Record<string, Coverage>;
  /** The progress of an interaction or a search that is replayed step by step. */
  play: { isPlaying: boolean; done: number; of: number };
  notices: Notice[];
}

export interface StoryView {
  id: string;
  title: string;
  name: string;
  /** Id of the machine that the story is about, if specified. */
  flow?: string;
  /** The build of the app, if known. */
  build?: string;
}

export interface ActorView {
  /** Stable across replays of the story: the machine's id, numbered when there are multiple. */
  id: string;
  /** Id of its machine. */
  chart: string;
  /** Id of the actor that invoked or spawned it. */
  parent: string | null;
  /** A frozen actor shows one fixed state: it receives no events. */
  isFrozen: boolean;
  status: 'active' | 'done' | 'error' | 'stopped';
}

export interface ChartView {
  chart: Chart;
  /** Null until it is laid out. */
  drawing: Drawing | null;
  /** The possible responses of the server, by operation. */
  mocks: Record<string, ResponseChoice[]>;
  /** The documented rules that the chart implements. */
  rules: { source: string; text: string }[];
}

/** The layout of a chart; lengths are in CSS pixels at 100 %. */
export interface Drawing {
  width: number;
  height: number;
  /** Outer states before inner ones. */
  states: DrawnState[];
  transitions: DrawnTransition[];
  /** The dots that lead to the initial children. */
  initials?: DrawnInitial[];
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnState extends Rect {
  id: string;
}

export interface DrawnInitial {
  /** Id of the parent state. */
  state: string;
  /** The dot's center. */
  x: number;
  y: number;
  /** The line to the initial child, in the format of SVG's `d`. */
  path: string;
}

export interface DrawnTransition {
  key: string;
  /**
   * The line from source to target, in the format of SVG's `d`; null for a transition without a
   * target.
   */
  path: string | null;
  /** The position of the event's name: on the line, or as a row in the state's box. */
  label: Rect;
}

/** The current state of an actor. */
export interface ActorSnapshot {
  /** Ids of all active states, the machine itself first. */
  active: string[];
  context: Json;
  output: Json;
  /** The events that the user or the panel may send now, the possible ones first. */
  offers: Offer[];
  /** By transition key, only for transitions of active states. */
  possible: Record<string, Possibility>;
  /** Ids of the running invokes. */
  running: string[];
}

/** An event that an active state handles. */
export interface Offer {
  type: string;
  /** Valid events of this type; the first is the best guess. Never empty. */
  examples: PlainEvent[];
  isPossible: boolean;
  /** The guard that rejects the first example; null when it is possible. */
  rejectedBy: string | null;
  /** Key of the transition that the first example takes. */
  takes: string | null;
  /** Its examples name a record that no response contained, so the server would not find it. */
  isUnknown?: true;
  /** Sent by the app itself, not by the user. */
  isByApp?: true;
}

export type Possibility =
  | { is: 'possible' }
  /** This guard rejects the current example. */
  | { is: 'rejected'; guard: string }
  /** Another transition has priority. */
  | { is: 'preceded'; by: string }
  /** It happens automatically: an invoke completes or a delay passes. */
  | { is: 'awaited' };

/** An event that an actor has processed. */
export interface Step {
  id: string;
  /** Id of the previous step; two steps with the same one are branches. */
  before: string | null;
  actor: string;
  /** Milliseconds since 1970, by the story's clock. */
  at: number;
  event: PlainEvent;
  /** The sender: the screen, the panel, or the chart itself (responses, delays, other actors). */
  origin: 'start' | 'screen' | 'panel' | 'chart';
  /** Ids of the innermost active states before and after. */
  from: string[];
  to: string[];
  /** Keys of the transitions taken, in order. */
  taken: string[];
  /** Keys of the transitions that their guard rejected. */
  rejected: string[];
  /** Requests to the server since the previous step, and their responses. */
  exchanges: Exchange[];
  /** Changes of the context. */
  changes: Change[];
  note: string;
  assessment: 'passed' | 'failed' | null;
}

export interface Exchange {
  operation: string;
  method: string;
  /** Path and query relative to the server's address. */
  address: string;
  request: Json;
  /** Null when no response came. */
  status: number | null;
  response: Json;
  /** Milliseconds. */
  duration: number;
  /** Id of the selection that replaced the server's own response. */
  choice: string | null;
}

export interface Change {
  /** `entries.0.description`. */
  path: string;
  /** Undefined where the value did not exist before, or no longer exists. */
  before?: Json;
  after?: Json;
}

/** A possible response of the server to an operation. */
export interface ResponseChoice {
  /**
   * Unique per operation and stable in a shared interaction: `200`, `200 started`, `409`, `slow`.
   */
  id: string;
  kind: 'success' | 'error' | 'network';
  label: string;
  /** Null where no response comes. */
  status: number | null;
}

export interface Pick {
  operation: string;
  choice: string;
  /** Applies to all further calls, not only the next. */
  isPersistent: boolean;
}

export interface ClockView {
  /** Milliseconds since 1970. */
  now: number;
  isStopped: boolean;
  /** Whether the story allows the panel to set the time. */
  canBeSet: boolean;
  /** IANA name of the story's time zone; defaults to the browser's. */
  timeZone?: string;
  /** Pending delays, the next first. */
  waits: Wait[];
}

export interface Wait {
  actor: string;
  /** Key of the transition that the delay triggers. */
  transition: string;
  /** Name of the delay, or its duration in milliseconds. */
  delay: string;
  /** Milliseconds since 1970, by the story's clock. */
  due: number;
}

/** The covered parts of a chart: states by id, transitions and rejecting guards by key. */
export interface Covered {
  states: string[];
  transitions: string[];
  rejections: string[];
  /** `postClockWork 409`, by operation and response. */
  outcomes: string[];
}

export interface Coverage {
  /** Everything that can be covered. */
  full: Covered;
  /** Covered in this interaction. */
  interaction: Covered;
  /** Covered in this browser since the last reset. */
  browser: Covered;
  /** Covered by the test paths in Node; null when no run has stored its results. */
  paths: Covered | null;
  /** Covered by the stories in a browser; null when no run has stored its results. */
  stories: Covered | null;
}

export interface Notice {
  id: string;
  kind: 'info' | 'warning';
  text: string;
}

/** An interaction that can be shared, replayed and exported. */
export interface Interaction {
  version: 1;
  /** Id of the story in which it was recorded. */
  story: string;
  /** The chart's hash at the time of recording, by the machine's id. */
  charts: Record<string, string>;
  moves: Move[];
}

/** A step of a shared interaction: sent again, or awaited when the chart takes it by itself. */
export interface Move {
  actor: string;
  event: PlainEvent;
  origin: Step['origin'];
  /** Paths of the innermost states after it. */
  to: string[];
  /** Milliseconds since the interaction started, by the story's clock. */
  at: number;
  /** The mocked responses since the previous move. */
  mocks?: { operation: string; choice: string }[];
  /** The server's responses since the previous move, in order; null for no response. */
  responses?: { operation: string; status: number | null }[];
  /** The chart ignored this event and the user assessed that; the replay expects the same. */
  isRejected?: true;
  note?: string;
  assessment?: 'passed' | 'failed';
}

export type Command =
  /** The panel is ready and requests all slices. */
  | { type: 'hello' }
  | { type: 'send'; actor: string; event: PlainEvent }
  /** `choice: null` removes the selection. */
  | { type: 'override'; operation: string; choice: string | null; isPersistent: boolean }
  | { type: 'clock.advance'; milliseconds: number }
  /** Advances to the next pending delay. */
  | { type: 'clock.jump' }
  | { type: 'clock.stop' }
  | { type: 'clock.start' }
  /** Goes back (or forward again) to a step, of any branch. */
  | { type: 'travel'; step: string }
  /** Takes the shortest path to the next uncovered part of this actor's chart. */
  | { type: 'goToUncovered'; actor: string }
  | { type: 'replay'; interaction: Interaction }
  | { type: 'play.stop' }
  /** Renders the story again from the start. */
  | { type: 'restart' }
  | { type: 'mark'; step: string; note: string; assessment: Step['assessment'] }
  /** Clears the coverage of this browser, for one chart or for all. */
  | { type: 'coverage.reset'; chart: string | null }
  | { type: 'notice.dismiss'; id: string };

/** The panel's end of the connection. */
export interface Link {
  /** Receives each slice that changes; returns an unsubscribe function. */
  subscribe(listener: (slices: Partial<PanelState>) => void): () => void;
  send(command: Command): void;
}

export const nothingYet: PanelState = {
  story: null,
  actors: [],
  charts: {},
  moments: {},
  steps: [],
  head: null,
  tip: null,
  overrides: [],
  clock: { now: 0, isStopped: false, canBeSet: false, waits: [] },
  coverage: {},
  play: { isPlaying: false, done: 0, of: 0 },
  notices: [],
};
