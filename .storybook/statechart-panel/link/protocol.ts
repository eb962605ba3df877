/**
 * What the story and the panel tell each other. The story knows everything and sends it slice by
 * slice; the panel shows it and sends commands. All of it is plain data.
 */
import type { Chart } from '../chart/chart.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** An event as it is sent, listed and shared: functions and other unspeakable things are left out. */
export type PlainEvent = { type: string; [name: string]: Json };

/** Everything the panel shows. */
export interface PanelState {
  /** The story that is rendered; null before one is. */
  story: StoryView | null;
  /** Actors with a chart, in the order in which they began; a child comes after its parent. */
  actors: ActorView[];
  /** By the machine's id: the charts of all actors. */
  charts: Record<string, ChartView>;
  /** By the actor's id: where it stands. */
  moments: Record<string, ActorSnapshot>;
  /** All steps of all branches, in the order in which they happened. */
  steps: Step[];
  /** Id of the step that is shown as the present; null before the first. */
  head: string | null;
  /** Id of the last step of the branch that `head` is on. */
  tip: string | null;
  /** The answers that were chosen and wait for their call. */
  overrides: Pick[];
  clock: ClockView;
  /** By the machine's id. */
  coverage: Record<string, Coverage>;
  /** A walk or a search that is played step by step. */
  play: { isPlaying: boolean; done: number; of: number };
  notices: Notice[];
}

export interface StoryView {
  id: string;
  title: string;
  name: string;
  /** Id of the machine that the story is about, where it says so. */
  flow?: string;
  /** Which build of the app it shows, where that is known. */
  build?: string;
}

export interface ActorView {
  /** The same whenever the story is walked again: the machine's id, numbered when there are more. */
  id: string;
  /** Id of its machine. */
  chart: string;
  /** Id of the actor that invoked or spawned it. */
  parent: string | null;
  /** A frozen actor shows one moment: nothing can be sent to it. */
  isFrozen: boolean;
  status: 'active' | 'done' | 'error' | 'stopped';
}

export interface ChartView {
  chart: Chart;
  /** Null until it is laid out. */
  drawing: Drawing | null;
  /** By operation: what the server may answer. */
  mocks: Record<string, ResponseChoice[]>;
  /** The documented rules that it serves. */
  rules: { source: string; text: string }[];
}

/** A chart laid out; lengths are in CSS pixels at 100 %. */
export interface Drawing {
  width: number;
  height: number;
  /** Outer states before inner ones. */
  states: DrawnState[];
  transitions: DrawnTransition[];
  /** The dots that lead to the children that are entered first. */
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
  /** Id of the state around. */
  state: string;
  /** The dot's middle. */
  x: number;
  y: number;
  /** The line to the initial child, as of SVG's `d`. */
  path: string;
}

export interface DrawnTransition {
  key: string;
  /** The line from source to target, as of SVG's `d`; null for one that stays in its state. */
  path: string | null;
  /** Where the event's name stands: on the line, or as a row in the state's box. */
  label: Rect;
}

/** Where an actor stands. */
export interface ActorSnapshot {
  /** Ids of all active states, the machine itself first. */
  active: string[];
  context: Json;
  output: Json;
  /** What the person or the panel may send now, the possible first. */
  offers: Offer[];
  /** By transition key, of the active states' transitions alone. */
  possible: Record<string, Possibility>;
  /** Ids of the invokes that run. */
  running: string[];
}

/** An event that an active state speaks of. */
export interface Offer {
  type: string;
  /** Valid events of this type; the first is the best guess. Never empty. */
  examples: PlainEvent[];
  isPossible: boolean;
  /** The guard that refuses the first example; null when it is possible. */
  rejectedBy: string | null;
  /** Key of the transition that the first example takes. */
  takes: string | null;
  /** Its examples name a record that no response has had: the server would not find it. */
  isUnknown?: true;
  /** The app sends it by itself, and no person. */
  isByApp?: true;
}

export type Possibility =
  | { is: 'possible' }
  /** This guard says no to the example at hand. */
  | { is: 'rejected'; guard: string }
  /** Another transition comes first. */
  | { is: 'preceded'; by: string }
  /** It happens by itself: an invoke answers, a time passes. */
  | { is: 'awaited' };

/** Something that has happened to an actor. */
export interface Step {
  id: string;
  /** The step before it; two steps with the same one are branches. */
  before: string | null;
  actor: string;
  /** Milliseconds since 1970, by the story's clock. */
  at: number;
  event: PlainEvent;
  /** Who sent it: the screen, the panel, or the chart itself (answers, delays, other actors). */
  origin: 'start' | 'screen' | 'panel' | 'chart';
  /** Ids of the innermost active states before and after. */
  from: string[];
  to: string[];
  /** Keys of the transitions taken, in their order. */
  taken: string[];
  /** Keys of the guarded ones whose guard said no. */
  rejected: string[];
  /** What was asked of the server since the step before, and what it answered. */
  exchanges: Exchange[];
  /** What has changed in the context. */
  changes: Change[];
  note: string;
  assessment: 'passed' | 'failed' | null;
}

export interface Exchange {
  operation: string;
  method: string;
  /** Path and query below the server's address. */
  address: string;
  request: Json;
  /** Null when no answer came. */
  status: number | null;
  response: Json;
  /** Milliseconds. */
  duration: number;
  /** Id of the choice that was put in place of the server's own answer. */
  choice: string | null;
}

export interface Change {
  /** `entries.0.description`. */
  path: string;
  /** Undefined where there was nothing, or is nothing now. */
  before?: Json;
  after?: Json;
}

/** One thing the server may answer to an operation. */
export interface ResponseChoice {
  /** Unique for the operation, and the same in a shared walk: `200`, `200 started`, `409`, `slow`. */
  id: string;
  kind: 'success' | 'error' | 'network';
  label: string;
  /** Null where no answer comes. */
  status: number | null;
}

export interface Pick {
  operation: string;
  choice: string;
  /** Stays for all further calls, not only the next. */
  isPersistent: boolean;
}

export interface ClockView {
  /** Milliseconds since 1970. */
  now: number;
  isStopped: boolean;
  /** Whether the story lets the panel set it. */
  canBeSet: boolean;
  /** IANA name of the zone that the story reads it in; left out, the browser's own. */
  timeZone?: string;
  /** What is waited for, the next first. */
  waits: Wait[];
}

export interface Wait {
  actor: string;
  /** Key of the transition that follows. */
  transition: string;
  /** Name of the delay, or its milliseconds. */
  delay: string;
  /** Milliseconds since 1970, by the story's clock. */
  due: number;
}

/** What was walked of a chart: states by id, transitions and refusing guards by key. */
export interface Covered {
  states: string[];
  transitions: string[];
  rejections: string[];
  /** `postClockWork 409`, by operation and choice. */
  outcomes: string[];
}

export interface Coverage {
  /** All there is to walk. */
  full: Covered;
  /** In this walk. */
  interaction: Covered;
  /** In this browser, since it was reset. */
  browser: Covered;
  /** By the paths that tests in Node make of a chart; null when no run has left its numbers. */
  paths: Covered | null;
  /** By the stories, in a browser; null when no run has left its numbers. */
  stories: Covered | null;
}

export interface Notice {
  id: string;
  kind: 'info' | 'warning';
  text: string;
}

/** A walk that can be shared, replayed and exported. */
export interface Interaction {
  version: 1;
  /** Id of the story that it was walked in. */
  story: string;
  /** By the machine's id: the chart's hash when it was walked. */
  charts: Record<string, string>;
  moves: Move[];
}

/** A step of a shared walk: sent again, or waited for when the chart takes it by itself. */
export interface Move {
  actor: string;
  event: PlainEvent;
  origin: Step['origin'];
  /** Paths of the innermost states after it. */
  to: string[];
  /** Milliseconds since the walk began, by the story's clock. */
  at: number;
  /** The answers that were put in place of the server's since the move before. */
  mocks?: { operation: string; choice: string }[];
  /** What the server has responded since the move before, in its order; null for no response. */
  responses?: { operation: string; status: number | null }[];
  /** The chart did nothing with this event, which a person has judged: it does nothing again. */
  isRejected?: true;
  note?: string;
  assessment?: 'passed' | 'failed';
}

export type Command =
  /** The panel is there and wants to know everything. */
  | { type: 'hello' }
  | { type: 'send'; actor: string; event: PlainEvent }
  /** `choice: null` takes a pick back. */
  | { type: 'override'; operation: string; choice: string | null; isPersistent: boolean }
  | { type: 'clock.advance'; milliseconds: number }
  /** Advances to the wait that is due next. */
  | { type: 'clock.jump' }
  | { type: 'clock.stop' }
  | { type: 'clock.start' }
  /** Goes back (or forward again) to a step, of any branch. */
  | { type: 'travel'; step: string }
  /** Goes the shortest way to the next thing of this actor's chart that was not walked. */
  | { type: 'goToUncovered'; actor: string }
  | { type: 'replay'; interaction: Interaction }
  | { type: 'play.stop' }
  /** Renders the story afresh. */
  | { type: 'restart' }
  | { type: 'mark'; step: string; note: string; assessment: Step['assessment'] }
  /** Forgets what was walked in this browser, of one chart or of all. */
  | { type: 'coverage.reset'; chart: string | null }
  | { type: 'notice.dismiss'; id: string };

/** One end of the line, as the panel holds it. */
export interface Link {
  /** Hears each slice that changes; answers how to stop. */
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
