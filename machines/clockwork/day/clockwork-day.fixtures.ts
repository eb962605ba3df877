import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { beforeEach } from 'vitest';
import type { OperationId } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../../testing/connect.ts';
import { timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { date, start, timeZone } from './clockwork-day.test-model.ts';
import { clockWorkDayMachine, type ClockWorkDayInput } from './clockwork-day.machine.ts';
import type { Entry } from '../entry/entries.ts';

export type Day = ActorRefFrom<typeof clockWorkDayMachine>;

/** The test server, created again for each test, with its own clock. */
export let server: Awaited<ReturnType<typeof createNodeServer>>;
export let timeline: Timeline;

/** Creates the server and its clock before each test of a file. */
export function withFreshServer(): void {
  beforeEach(async () => {
    timeline = timelineFrom(start);
    server = await createNodeServer({ clock: timeline });
  });
}

export const settled = (day: Day) => waitFor(day, (snapshot) => !snapshot.hasTag('busy'));
export const isIdle = (day: Day) => day.getSnapshot().matches({ shown: 'idle' });
export const isSettled = (snapshot: SnapshotFrom<typeof clockWorkDayMachine>) =>
  snapshot.matches({ shown: 'idle' });
export const getContext = (day: Day) => day.getSnapshot().context;

/** The day of a person, once it has loaded. */
export async function startDay(personId: string, change: Partial<ClockWorkDayInput> = {}) {
  const observed = connectAs(server, personId, 'aster');
  const input = { clock: timeline, timeZone, date, ...change };
  const day = createActor(clockWorkDayMachine, { input, clock: timeline.waits }).start();
  await settled(day);
  return { day, observed };
}

/** The newest listed entry. */
export function getNewest(day: Day): Entry {
  const [entry] = getContext(day).entries;
  if (!entry) throw new Error('The day lists no entries; add one first.');
  return entry;
}

export async function startOn(day: Day, description: string) {
  day.send({ type: 'draft.changed', description });
  day.send({ type: 'START' });
  await settled(day);
}

export const reject = (operation: OperationId, status: 400 | 500 | 503 = 500) =>
  server.setScenario({ ...healthyNetwork, operation, status });
