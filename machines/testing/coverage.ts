/** What a test has walked of one chart: ids of states, and keys of transitions. */
export interface Coverage {
  states: string[];
  transitions: string[];
  /** Guarded branches whose guard said no, keyed as transitions are. */
  rejections: string[];
  /** What the server answered; a walk without a server has none. */
  outcomes: string[];
}

declare module 'vitest' {
  interface TaskMeta {
    /** By the id of the chart. */
    covered?: Record<string, Coverage>;
  }
}
