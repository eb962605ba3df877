/** What the server holds for "now". A story or a test may move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };
