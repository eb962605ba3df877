import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryRecord } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import {
  at,
  findEntries,
  entry,
  retainOnly,
  now,
  spans,
  today,
  uuid,
} from '../../testing/timesheets.ts';

/** The mini timer. Source: CLOCK-021, CLOCK-052. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => {
  server.setNow(now);
});

const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const readStored = async () => spans(await findEntries(server, 'ben'));
const status = () => server.request('ben', 'getClockWorkMini', { path: { date: today } });
const start = (startTime: string, description = 'Call') =>
  server.request('ben', 'startMiniEntry', { body: { startTime, description } });

describe('the mini timer', () => {
  it('the mini timer is stopped when nothing runs', async () => {
    await given(entry(1, '09:00', '10:00'));
    expect(await status()).toEqual({
      longRunningEntry: null,
      clockWorkMini: null,
      brokenEntry: null,
      runningElsewhere: [],
    });
  });

  it('the mini timer shows timers in other tenants that the user may enter', async () => {
    const startedIn = (tenantId: string) =>
      server.request('ava', 'startMiniEntry', {
        path: { tenantId },
        body: { startTime: now, description: 'Call' },
      });
    const readOtherTenants = async () =>
      (await server.request('ava', 'getClockWorkMini', { path: { date: today } })).runningElsewhere;
    await startedIn('birch');
    expect(await readOtherTenants()).toEqual([
      { tenantId: 'birch', tenantName: 'birch works', startTime: now },
    ]);
    expect((await status()).runningElsewhere).toEqual([]);
    await server.store.transaction('write', (tx) =>
      tx.platform.put('assignments', {
        id: 'ava:birch',
        personId: 'ava',
        tenantId: 'birch',
        isUserAssigned: false,
      }),
    );
    expect(await readOtherTenants()).toEqual([]);
  });

  it('the mini timer shows an entry that has been running since today', async () => {
    await given(entry(1, '14:00', null));
    expect(await status()).toMatchObject({
      longRunningEntry: null,
      clockWorkMini: { id: uuid(1), totalTimeInSeconds: 3600 },
    });
  });

  it('the mini timer separately shows an entry that has been running since an earlier day', async () => {
    await given(entry(1, at('16:30', '2026-03-10'), null));
    expect(await status()).toMatchObject({
      longRunningEntry: { id: uuid(1), startTimeFormatted: '05:30 PM' },
      clockWorkMini: null,
    });
  });

  it('the mini timer starts an entry now, without a project, and ends the running one', async () => {
    await given(entry(1, '14:00', null));
    const { clockWorkMini, successMessages } = await start(now, ' Call ');
    expect(successMessages).toEqual(['The entry was started.']);
    expect(clockWorkMini).toMatchObject({
      startTime: now,
      endTime: null,
      description: 'Call',
      projectId: null,
      taskId: null,
    });
    expect(await readStored()).toEqual(['14:00-15:00', '15:00-']);
  });

  it.each([
    ['is four minutes slow', '14:56'],
    ['is four minutes fast', '15:04'],
  ])(
    'the mini timer starts by the server’s clock when the clock of the device %s',
    async (_, device) => {
      // It was stopped just now by the server's clock: a device whose clock is behind would start
      // within that entry.
      await given(entry(1, '14:00', '15:00'));
      expect((await start(at(device))).clockWorkMini.startTime).toBe(now);
      expect(await readStored()).toEqual(['14:00-15:00', '15:00-']);
    },
  );

  it.each([
    ['a day behind', '2026-03-10T15:00:00.000Z', 1440],
    ['a day ahead', '2026-03-12T15:00:00.000Z', 1440],
    ['six minutes behind', '2026-03-11T14:54:00.000Z', 6],
  ])('the mini timer reports that the device’s clock is %s', async (_, startTime, minutes) => {
    await given(entry(1, '14:00', null));
    const body = { startTime, description: '' };
    const errorBody = await server.expectError('ben', 'startMiniEntry', { body });
    const message = `This device’s clock is ${minutes} minutes off. Correct it and try again.`;
    expect(errorBody).toMatchObject({ status: 400, errorMessages: [message] });
    expect(errorBody.fieldErrors).toEqual({ startTime: [message] });
    expect(await readStored()).toEqual(['14:00-']);
  });

  it('the mini timer does not start while an entry has been running since an earlier day', async () => {
    await given(entry(1, at('16:30', '2026-03-10'), null));
    const body = { startTime: now, description: '' };
    const errorBody = await server.expectError('ben', 'startMiniEntry', { body });
    expect(errorBody).toMatchObject({ status: 400, code: 'staleRunning' });
    expect(await readStored()).toEqual(['16:30-']);
  });

  it('the mini timer changes start and description of the running entry', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '14:00', null));
    const body = { id: uuid(2), startTime: '2026-03-11T14:30:00+01:00', description: 'New' };
    const { clockWorkMini } = await server.request('ben', 'updateMiniEntry', { body });
    expect(clockWorkMini).toMatchObject({ startTime: at('13:30'), description: 'New' });
    const over = await server.expectError('ben', 'updateMiniEntry', {
      body: { ...body, startTime: at('09:30') },
    });
    expect(over).toMatchObject({ status: 400, code: 'entryOverlaps' });
    expect(await readStored()).toEqual(['09:00-10:00', '13:30-']);
  });

  it('the mini timer stops the entry now, with the start and description that are sent', async () => {
    await given(entry(1, '14:00', null));
    const { clockWorkEntries, successMessages } = await server.request('ben', 'endMiniEntry', {
      body: { id: uuid(1), startTime: at('13:50'), description: 'Done' },
    });
    expect(successMessages).toEqual(['The entry was stopped.']);
    expect(clockWorkEntries).toMatchObject([
      { startTime: at('13:50'), endTime: now, description: 'Done' },
    ]);
    expect((await status()).clockWorkMini).toBeNull();
  });

  it('the mini timer can be started again after an entry was started and stopped at the same moment', async () => {
    await given();
    for (let round = 0; round < 3; round += 1) {
      const { clockWorkMini } = await start(now);
      const { id, startTime, description } = clockWorkMini;
      await server.request('ben', 'endMiniEntry', { body: { id, startTime, description } });
    }
    await start(now);
    expect((await status()).clockWorkMini?.startTime).toBe(now);
    expect((await readStored()).toSorted()).toEqual([
      '15:00-',
      '15:00-15:00',
      '15:00-15:00',
      '15:00-15:00',
    ]);
  });

  it.each(['updateMiniEntry', 'endMiniEntry'] as const)(
    'the mini timer rejects an entry that does not run, or not since today: %s',
    async (id) => {
      const sent = (number: number) => ({
        body: { id: uuid(number), startTime: at('14:00'), description: '' },
      });
      await given(entry(1, '09:00', '10:00'), entry(2, '14:00', null));
      const ended = await server.expectError('ben', id, sent(1));
      expect(ended).toMatchObject({ status: 400, code: 'entryNotRunning' });
      expect((await server.expectError('ben', id, sent(9))).status).toBe(404);
      await given(entry(3, at('16:30', '2026-03-10'), null));
      const stale = await server.expectError('ben', id, sent(3));
      expect(stale).toMatchObject({ status: 400, code: 'staleRunning' });
    },
  );
});
