import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { beforeEach } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type Observed } from '../../testing/connect.ts';
import { timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { start, timeZone } from './mini-timer.test-model.ts';
import { miniTimerMachine, type MiniTimerInput } from './mini-timer.machine.ts';

export type Timer = ActorRefFrom<typeof miniTimerMachine>;

/** The test server, created again for each test, with its own clock. */
export let server: Awaited<ReturnType<typeof createNodeServer>>;
export let timeline: Timeline;

/** Creates the server and its clock before each test of a file: it is 22:00 in Berlin. */
export function withFreshServer(): void {
  beforeEach(async () => {
    timeline = timelineFrom(start);
    server = await createNodeServer({ clock: timeline });
  });
}

export const timerWith = (change: Partial<MiniTimerInput> = {}): Timer =>
  createActor(miniTimerMachine, {
    input: { clock: timeline, timeZone, ...change },
    clock: timeline.waits,
  }).start();

/** Waits for the pending response. */
export const settled = (timer: Timer) => waitFor(timer, (snapshot) => !snapshot.hasTag('busy'));

/** The timer of a person, once its status has loaded. */
export async function createTimer(personId: string): Promise<{ timer: Timer; observed: Observed }> {
  const observed = connectAs(server, personId, 'aster');
  const timer = timerWith();
  await settled(timer);
  return { timer, observed };
}

export async function startedBy(personId: string, description: string) {
  const found = await createTimer(personId);
  found.timer.send({ type: 'description.change', description });
  found.timer.send({ type: 'START' });
  await settled(found.timer);
  return found;
}
