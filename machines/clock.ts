/** What "now" is. Charts get it with their input, so that a story or a test may move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };
