import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { testModel } from './project-summaries.test-model.ts';
import { projectSummariesMachine } from './project-summaries.machine.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom('2026-03-04T20:00:00.000Z') });
  connectAs(server, 'ben', 'aster');
});

async function startActor() {
  const actor = createActor(projectSummariesMachine, { input: { date: '2026-03-04' } }).start();
  const settled = async () => {
    const { context } = await waitFor(
      actor,
      (state) => state.matches('shown') || state.matches('failed'),
    );
    return context;
  };
  /** By then the page has loaded the entries of the day. */
  const read = (date: string) => {
    actor.send({ type: 'day.changed', date });
    actor.send({ type: 'day.read', date });
    return settled();
  };
  await read('2026-03-04');
  return { actor, settled, read };
}

const getMinutes = (summaries: readonly { totalTimeInMinutes: number }[] = []) =>
  summaries.reduce((sum, { totalTimeInMinutes }) => sum + totalTimeInMinutes, 0);

describe('the time by project', () => {
  it('the project totals cover the day and its week', async () => {
    const { read, settled } = await startActor();
    const { summaries } = await settled();
    const day = getMinutes(summaries?.clockWorkDayProjectsSummaries);
    expect(day).toBeGreaterThan(0);
    expect(getMinutes(summaries?.clockWorkWeekProjectsSummaries)).toBeGreaterThan(day);
    const other = await read('2026-03-03');
    expect(other.summaries?.clockWorkDayProjectsSummaries).not.toEqual(
      summaries?.clockWorkDayProjectsSummaries,
    );
  });

  it('the project totals wait until the entries of the day have loaded', async () => {
    const { actor, settled } = await startActor();
    const before = await settled();
    actor.send({ type: 'day.changed', date: '2026-03-03' });
    actor.send({ type: 'day.read', date: '2026-03-04' });
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'day.read', date: '2026-03-03' });
    expect(actor.getSnapshot().value).toBe('loading');
    expect((await settled()).summaries).not.toEqual(before.summaries);
  });

  it('the project totals wait for the entries only for a short time', async () => {
    const clock = timelineFrom('2026-03-04T20:00:00.000Z');
    const input = { date: '2026-03-04' };
    const actor = createActor(projectSummariesMachine, { input, clock: clock.waits }).start();
    clock.advance(299);
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.advance(1);
    expect(actor.getSnapshot().value).toBe('loading');
    await waitFor(actor, (state) => state.matches('shown'));
  });

  it('the project totals load again after times have changed', async () => {
    const { actor, settled } = await startActor();
    const before = await settled();
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date: '2026-03-04' } });
    await api.deleteClockWorkEntries({ body: clockWorkEntries.map(({ id }) => id) });
    actor.send({ type: 'times.changed' });
    expect(actor.getSnapshot().context.summaries).toBe(before.summaries);
    expect((await settled()).summaries?.clockWorkDayProjectsSummaries).toEqual([]);
  });

  it('the project totals stay if a reload fails, and can be retried if they never loaded', async () => {
    const { actor, settled, read } = await startActor();
    const { summaries } = await settled();
    server.setScenario(down);
    actor.send({ type: 'tab.returned' });
    expect((await settled()).summaries).toBe(summaries);
    expect(await read('2026-03-03')).toMatchObject({ summaries: null, cause: 'down' });
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    expect((await settled()).summaries).not.toBeNull();
  });
});
