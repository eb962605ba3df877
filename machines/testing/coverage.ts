/** The coverage of one chart by a test: ids of states and keys of transitions. */
export interface Coverage {
  states: string[];
  transitions: string[];
  /** Guarded branches whose guard returned false, keyed like transitions. */
  rejections: string[];
  /** The server's responses; empty for a test path without a server. */
  outcomes: string[];
}

declare module 'vitest' {
  interface TaskMeta {
    /** By the id of the chart. */
    covered?: Record<string, Coverage>;
  }
}
