/** The server's current time. A story or a test may change it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };
