import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { fairWeather } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { clock, guide, input } from './dashboard.guide.ts';
import { dashboardMachine } from './dashboard.machine.ts';

provePaths(guide);

async function dashboardOf(personId: string, change: Partial<typeof input> = {}) {
  const server = await createNodeServer({ clock });
  const heard = connectAs(server, personId, 'aster');
  const actor = createActor(dashboardMachine, { input: { ...input, ...change } });
  return { server, heard, actor };
}

describe('the Dashboard', () => {
  it('shows hours today and this week, and what runs now', async () => {
    const { actor, heard } = await dashboardOf('ben');
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    const { hours } = actor.getSnapshot().context;
    expect(hours?.mini).toEqual({ longRunningEntry: null, clockWorkMini: null });
    expect(hours?.summaries.clockWorkDayProjectsSummaries.length).toBeGreaterThan(0);
    expect(heard.calls).toEqual([
      'GET /aster/clockwork/clockwork-project-summaries/2026-03-04',
      'GET /aster/clockwork/clockWorkMini/2026-03-04',
    ]);
  });

  it('asks for the day of the person, not that of UTC', async () => {
    const { actor, heard } = await dashboardOf('ben', { timeZone: 'Asia/Tokyo' });
    actor.start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(heard.calls).toContain('GET /aster/clockwork/clockWorkMini/2026-03-05');
  });

  it('only welcomes those without the ClockWork privilege, and asks nothing', async () => {
    const { actor, heard } = await dashboardOf('chloe', { holdsClockWork: false });
    actor.start();
    expect(actor.getSnapshot()).toMatchObject({ value: 'welcoming', status: 'done' });
    expect(heard.calls).toEqual([]);
  });

  it('is read again when the person is back in the tab', async () => {
    const { actor, heard } = await dashboardOf('ben');
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    actor.send({ type: 'tab.returned' });
    expect(actor.getSnapshot().value).toBe('loadingHours');
    expect(actor.getSnapshot().context.hours).not.toBeNull();
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(heard.calls).toHaveLength(4);
  });

  it('can be asked again after a failure', async () => {
    const { actor, server } = await dashboardOf('ben');
    server.setScenario({ ...fairWeather, operation: 'getClockWorkMini', status: 503 });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
    server.setScenario(fairWeather);
    actor.send({ type: 'RETRY' });
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(actor.getSnapshot().context.hours).not.toBeNull();
  });
});
