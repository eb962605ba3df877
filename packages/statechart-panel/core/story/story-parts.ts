import { getCurrentInteraction } from '../steps/current.ts';
import type { StoryClock } from '../actors/clock.ts';
import type { RestorableWorld } from '../actors/worlds.ts';

/**
 * A shared clock for charts and server, with an optional start. A story has one clock; the panel
 * shows it in the story's time zone (an IANA name) and can advance it.
 */
export const createStoryClock = (start?: number, timeZone?: string): StoryClock =>
  getCurrentInteraction().openClock(start, timeZone);

/**
 * Registers the story's server data, which is saved with every step and restored when the user
 * returns to it.
 */
export const registerWorld = (world: RestorableWorld): void =>
  getCurrentInteraction().worlds.add(world);

interface Served {
  /** The base address of the server's paths: `http://atrium.test/api`. */
  address: string;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * A fetch that mocks the responses selected in the panel, and records requests and responses. All
 * other requests go to the server.
 */
export const withResponses = ({
  address,
  fetch,
}: Served): ((request: Request) => Promise<Response>) =>
  getCurrentInteraction().interceptor.serve(address, fetch);

/**
 * Creates a value once per interaction: Storybook runs loaders again when an argument or the
 * toolbar changes, and the server data must not be replaced during an interaction.
 */
export const oncePerInteraction = <Made>(key: string, make: () => Made): Made =>
  getCurrentInteraction().once(key, make);
