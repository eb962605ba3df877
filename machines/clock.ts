/** What "now" is. Charts get it with their input, so that a story or a test may move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
}

/** The server's clock as far as it is known: what is recorded, and what counts from it. */
export { serverClock } from '#openapi/client/server-clock.ts';

/** The device's clock: what lives and ends on the device, such as drafts and sessions. */
export const systemClock: Clock = { now: () => Date.now() };
