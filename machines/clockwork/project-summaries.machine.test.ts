import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, fair, type ServerInWeather } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { guide } from './project-summaries.guide.ts';
import { projectSummariesMachine } from './project-summaries.machine.ts';

provePaths(guide);

let server: ServerInWeather;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom('2026-03-04T20:00:00.000Z') });
  connectAs(server, 'ben', 'aster');
});

async function begun() {
  const actor = createActor(projectSummariesMachine, { input: { date: '2026-03-04' } }).start();
  const settled = async () => {
    const { context } = await waitFor(
      actor,
      (state) => state.matches('shown') || state.matches('failed'),
    );
    return context;
  };
  await settled();
  return { actor, settled };
}

const minutesOf = (summaries: readonly { totalTimeInMinutes: number }[] = []) =>
  summaries.reduce((sum, { totalTimeInMinutes }) => sum + totalTimeInMinutes, 0);

describe('the time by project', () => {
  it('is that of the day and of its week', async () => {
    const { actor, settled } = await begun();
    const { summaries } = await settled();
    const day = minutesOf(summaries?.clockWorkDayProjectsSummaries);
    expect(day).toBeGreaterThan(0);
    expect(minutesOf(summaries?.clockWorkWeekProjectsSummaries)).toBeGreaterThan(day);
    actor.send({ type: 'day.changed', date: '2026-03-03' });
    const other = await settled();
    expect(other.summaries?.clockWorkDayProjectsSummaries).not.toEqual(
      summaries?.clockWorkDayProjectsSummaries,
    );
  });

  it('is read again when times have changed', async () => {
    const { actor, settled } = await begun();
    const before = await settled();
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date: '2026-03-04' } });
    await api.deleteClockWorkEntries({ body: clockWorkEntries.map(({ id }) => id) });
    actor.send({ type: 'times.changed' });
    expect(actor.getSnapshot().context.summaries).toBe(before.summaries);
    expect((await settled()).summaries?.clockWorkDayProjectsSummaries).toEqual([]);
  });

  it('stays where it cannot be read again, and can be tried again where it never was', async () => {
    const { actor, settled } = await begun();
    const { summaries } = await settled();
    server.setScenario(down);
    actor.send({ type: 'tab.returned' });
    expect((await settled()).summaries).toBe(summaries);
    actor.send({ type: 'day.changed', date: '2026-03-03' });
    expect(await settled()).toMatchObject({ summaries: null, cause: 'down' });
    server.setScenario(fair);
    actor.send({ type: 'RETRY' });
    expect((await settled()).summaries).not.toBeNull();
  });
});
