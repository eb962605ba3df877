import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { buildEntry } from '../../testing/fixtures.ts';
import { minute, timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { memoryStore, buildUnsentEntry } from '../../testing/unsent-store.ts';
import { date, start, timeZone } from './clockwork-day.test-model.ts';
import { clockWorkDayMachine } from './clockwork-day.machine.ts';

let timeline: Timeline;
let isOffline: boolean;

beforeEach(async () => {
  timeline = timelineFrom(start);
  const server = await createNodeServer({ clock: timeline });
  isOffline = true;
  const fetch = async (request: Request) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return server.fetch(request);
  };
  connectAs({ ...server, fetch }, 'ben', 'aster');
});

function opened(store = memoryStore(), draft = '') {
  const input = { clock: timeline, timeZone, date, draft, store };
  const day = createActor(clockWorkDayMachine, { input }).start();
  const until = async (isSo: (state: SnapshotFrom<typeof clockWorkDayMachine>) => boolean) =>
    (await waitFor(day, isSo)).context;
  return { day, store, until, settled: () => until((state) => state.matches({ shown: 'idle' })) };
}

describe('a day opened while the server does not respond', () => {
  it('the day shows the persisted running entry and what was started on the device since', async () => {
    const ran = buildEntry({
      id: '00000000-0000-4000-8000-000000000002',
      startTime: '2026-03-04T07:00:00.000Z',
    });
    const started = buildUnsentEntry();
    const { settled } = opened(memoryStore({ running: ran, unsent: [started] }));
    const { cause, live, entries } = await settled();
    expect([cause, live?.id]).toEqual(['unreachable', started.id]);
    expect(entries.map(({ id, endTime }) => [id, endTime])).toEqual([
      [started.id, null],
      [ran.id, started.startTime],
    ]);
  });

  it('the day lists no entry of another day, and still stops one that runs since then', async () => {
    const running = buildEntry({ startTime: '2026-03-03T20:00:00.000Z' });
    const { day, store, settled } = opened(memoryStore({ running, unsent: [] }));
    expect(await settled()).toMatchObject({ entries: [], stale: [], live: { id: running.id } });
    day.send({ type: 'STOP' });
    expect(await settled()).toMatchObject({ live: null });
    expect(store.read().unsent).toHaveLength(1);
  });

  it('the day starts and stops the timer, as the top bar does', async () => {
    const { day, store, settled } = opened();
    await settled();
    day.send({ type: 'draft.changed', description: 'On the train' });
    day.send({ type: 'START' });
    expect(await settled()).toMatchObject({ live: { description: 'On the train' }, draft: '' });
    timeline.advance(10 * minute);
    day.send({ type: 'STOP' });
    expect(await settled()).toMatchObject({ live: null });
    expect(store.read().unsent).toEqual([
      expect.objectContaining({
        description: 'On the train',
        startTime: start,
        endTime: new Date(Date.parse(start) + 10 * minute).toISOString(),
      }),
    ]);
  });

  it('the day performs the START that was pressed while it was loading', async () => {
    const { day, until } = opened(memoryStore(), 'Early');
    day.send({ type: 'START' });
    expect(await until(({ context }) => context.live !== null)).toMatchObject({
      live: { description: 'Early' },
      isEager: false,
    });
  });

  it('the day says that it is incomplete until it can be loaded, and is complete then', async () => {
    const { day, settled } = opened();
    await settled();
    day.send({ type: 'retry' });
    expect(await settled()).toMatchObject({ cause: 'unreachable', entries: [] });
    isOffline = false;
    day.send({ type: 'retry' });
    const { cause, entries } = await settled();
    expect(cause).toBeNull();
    expect(entries.length).toBeGreaterThan(2);
    expect(day.getSnapshot().can({ type: 'retry' })).toBe(false);
  });

  it('the persisted running entry is updated with each response to the page', async () => {
    isOffline = false;
    const { day, store, settled } = opened(memoryStore(), 'Heard of');
    await settled();
    day.send({ type: 'START' });
    await settled();
    expect(store.read().running).toMatchObject({ description: 'Heard of' });
    day.send({ type: 'STOP' });
    await settled();
    expect(store.read().running).toBeNull();
  });
});

it('an entry started offline in another tab runs on a day that was open before', async () => {
  isOffline = false;
  const { day, store, settled } = opened();
  await settled();
  isOffline = true;
  const started = buildUnsentEntry();
  store.change((persisted) => ({ ...persisted, unsent: [started] }));
  day.send({ type: 'tab.returned' });
  expect((await settled()).live).toMatchObject({ id: started.id, endTime: null });
});
