/**
 * The source of the current time. Machines get it as input, so that a story or a test can change
 * it.
 */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
}

/**
 * The best estimate of the server's clock, for recorded times and durations that depend on them.
 */
export { serverClock } from '#openapi/client/server-clock.ts';

/** The device's clock, for data that lives and expires on the device, e.g. drafts and sessions. */
export const systemClock: Clock = { now: () => Date.now() };
