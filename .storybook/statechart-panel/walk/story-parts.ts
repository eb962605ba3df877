import { getCurrentInteraction } from './current.ts';
import type { StoryClock } from './clock.ts';
import type { RestorableWorld } from './worlds.ts';

/**
 * One clock for charts and server, from an instant of the story's choice. A story has one: the
 * panel shows it, in the story's time zone (an IANA name), and moves it on.
 */
export const createStoryClock = (start?: number, timeZone?: string): StoryClock =>
  getCurrentInteraction().openClock(start, timeZone);

/** The story's server data: saved with every step, and brought back when a person goes back to it. */
export const registerWorld = (world: RestorableWorld): void =>
  getCurrentInteraction().worlds.add(world);

interface Served {
  /** Where the server's paths begin: `http://atrium.test/api`. */
  address: string;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * A fetch that puts the answers in place that were picked in the panel, and notes what was asked
 * and answered. All else goes to the server.
 */
export const withResponses = ({
  address,
  fetch,
}: Served): ((request: Request) => Promise<Response>) =>
  getCurrentInteraction().interceptor.serve(address, fetch);

/**
 * Makes something once for a walk: Storybook runs loaders again when an argument or the toolbar
 * changes, and a world that a person is walking in must not be swapped under them.
 */
export const oncePerInteraction = <Made>(key: string, make: () => Made): Made =>
  getCurrentInteraction().once(key, make);
