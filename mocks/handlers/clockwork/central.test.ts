import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, moveTo, now, today, uuid } from '../../testing/timesheets.ts';
import { getEvent } from './live.ts';

type Member = components['schemas']['CentralMember'];

/** Users with a running timer. Source: CLOCK-020, PROF-032. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const leo = await db.get('employees', 'employee-leo');
    if (leo) await db.put('employees', { ...leo, isActive: false, reportingToId: null });
    const hugo = await db.get('employees', 'employee-hugo');
    if (hugo) await db.put('employees', { ...hugo, workPlace: 'Home', reportingToId: null });
  });
});

beforeEach(async () => {
  server.setNow(now);
  for (const personId of ['ava', 'ben', 'grace', 'hugo', 'leo']) {
    await retainOnly(server, personId, []);
  }
});

describe('the running timers', () => {
  const timers = (scope?: string, personId = 'ava') =>
    server.request(personId, 'getCentralTimers', scope === undefined ? {} : { query: { scope } });
  const names = async (scope?: string, personId?: string) =>
    (await timers(scope, personId)).members.map(({ employeeName }) => employeeName);

  it('the running timers are those of all active employees, by name, with their running time', async () => {
    await retainOnly(server, 'hugo', [entry(1, at('16:30', '2026-03-10'), null)]);
    await retainOnly(server, 'ben', [entry(2, '09:00', '10:00'), entry(3, '14:30', null)]);
    await retainOnly(server, 'grace', [entry(4, '09:00', '10:00')]);
    await retainOnly(server, 'leo', [entry(5, '09:00', null)]);
    const { members } = await timers();
    expect(members).toMatchObject([
      {
        employeeName: 'Ben Okafor',
        workPlace: { id: 'employee-ben', workPlace: 'Office' },
        runningEntry: { timeDuration: 1800, timeDurationDisplay: '0h 30m', crossover: false },
        totalTimeInSeconds: 5400,
        totalTime: '1h 30m',
      },
      {
        employeeName: 'Hugo Silva',
        workPlace: { workPlace: 'Home' },
        runningEntry: { clockWorkEntry: { id: uuid(1) }, crossover: true },
        // It was forgotten yesterday, and counts as zero until it has an end.
        totalTimeInSeconds: 0,
      },
    ]);
  });

  it('the running timers can be filtered by “My team” by a team lead', async () => {
    await retainOnly(server, 'ben', [entry(1, '14:30', null)]);
    await retainOnly(server, 'hugo', [entry(2, '14:30', null)]);
    expect(await names('All', 'grace')).toEqual(['Ben Okafor', 'Hugo Silva']);
    expect(await names('MyTeam', 'grace')).toEqual(['Ben Okafor']);
    const sent = { query: { scope: 'MyTeam' } };
    const errorBody = await server.expectError('kira', 'getCentralTimers', sent);
    expect(errorBody).toMatchObject({ status: 403, code: 'notTeamLead' });
  });

  it('the running timers of another tenant are not listed', async () => {
    await retainOnly(server, 'ben', [entry(1, '14:30', null)]);
    const { members } = await server.request('ava', 'getCentralTimers', { tenantId: 'birch' });
    expect(members.map(({ employeeName }) => employeeName)).not.toContain('Ben Okafor');
  });
});

describe('the list of members', () => {
  const list = (more: object = {}) =>
    server.request('ava', 'listCentralMembers', {
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [], ...more },
    });

  it('the member list contains the active members by name, with or without a timer', async () => {
    await retainOnly(server, 'ben', [entry(1, '14:30', null)]);
    const { members, totalCount } = await list();
    const names = members.map(({ employeeName }) => employeeName);
    expect(names).toEqual(names.toSorted());
    expect(names).not.toContain('Leo Park');
    expect(totalCount).toBe(members.length);
    const running = members.filter(({ runningEntry }) => runningEntry !== null);
    expect(running.map(({ employeeName }) => employeeName)).toEqual(['Ben Okafor']);
  });

  it('the member list is sorted by today’s time, and filtered by name and workplace', async () => {
    await retainOnly(server, 'ben', [entry(1, '14:30', null)]);
    await retainOnly(server, 'grace', [entry(2, '09:00', '12:00')]);
    const { members } = await list({ sort: '-totalTimeInSeconds' });
    expect(members.slice(0, 2).map(({ employeeName }) => employeeName)).toEqual([
      'Grace Kim',
      'Ben Okafor',
    ]);
    const columnFilters = [{ name: 'workPlace', value: 'home' }];
    expect((await list({ columnFilters })).members).toMatchObject([{ employeeName: 'Hugo Silva' }]);
    const named = [{ name: 'employeeName', value: 'kim' }];
    expect((await list({ columnFilters: named })).totalCount).toBe(1);
  });
});

describe('a member’s day', () => {
  const day = (employeeId: string, date: string, personId = 'ava') =>
    server.request(personId, 'getCentralMemberDay', { path: { employeeId, date } });

  it('the member’s day has the entries, the projects and the total time', async () => {
    await retainOnly(server, 'ben', [entry(1, '09:00', '10:00'), entry(2, '14:45', null)]);
    expect(await day('employee-ben', today)).toMatchObject({
      member: { employeeName: 'Ben Okafor', runningEntry: { timeDuration: 900 } },
      timeZone: 'Europe/Berlin',
      clockWorkEntries: [{ id: uuid(2) }, { id: uuid(1) }],
      clockWorkDayProjectsSummaries: [{ projectId: null, totalTimeInMinutes: 75 }],
      totalTimeInSeconds: 4500,
      totalTime: '1h 15m',
    });
    expect((await day('employee-ben', '2026-03-02')).clockWorkEntries).toEqual([]);
  });

  it('the member’s day is that of the member’s time zone', async () => {
    await retainOnly(server, 'ben', [entry(1, at('02:00'), at('03:00'))]);
    await moveTo(server, 'ben', 'America/New_York');
    const { clockWorkEntries, timeZone } = await day('employee-ben', '2026-03-10');
    expect([timeZone, clockWorkEntries[0]?.startTimeFormatted]).toEqual([
      'America/New_York',
      '10:00 PM',
    ]);
    await moveTo(server, 'ben', 'Europe/Berlin');
  });

  it('the day of an unknown employee is not found, also of one of another tenant', async () => {
    const of = (employeeId: string, tenantId = 'aster') =>
      server.expectError('ava', 'getCentralMemberDay', {
        tenantId,
        path: { employeeId, date: today },
      });
    expect(await of('employee-nobody')).toMatchObject({ status: 404, code: 'memberUnknown' });
    expect(await of('employee-ben', 'birch')).toMatchObject({ status: 404 });
  });
});

describe('the hub of centralized ClockWork', () => {
  let readers: ReadableStreamDefaultReader<Uint8Array>[] = [];

  afterEach(async () => {
    for (const reader of readers) await reader.cancel();
    readers = [];
  });

  /** The id of the newest event of this hub. */
  const newest = () =>
    server.store.transaction('read', async (tx) => {
      const order = { by: 'sequence', direction: 'descending' } as const;
      const events = await tx.tenant('aster').query('events', { order });
      return events.find((event) => event.hub === 'centralClockwork')?.id ?? '0';
    });

  /** The events that a listener receives immediately after a given event. */
  async function readEventsAfter(id: string, personId = 'grace') {
    const headers = { 'Last-Event-ID': id };
    const response = await server.send(personId, 'streamCentralClockWork', { headers });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    const reader = response.body?.getReader();
    if (!reader) throw new Error('There is no stream.');
    readers.push(reader);
    const decoder = new TextDecoder();
    const events: { type: string; data: Member }[] = [];
    const last = await newest();
    for (let text = ''; !text.includes(`id: ${last}\n`);) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      text = decoder.decode(value);
      const [, type = ''] = /^event: (.+)$/m.exec(text) ?? [];
      const [, data = ''] = /^data: (.+)$/m.exec(text) ?? [];
      events.push({ type, data: JSON.parse(data) as Member });
    }
    return events;
  }

  it('the ClockWork hub sends timers as they start, change and stop', async () => {
    const before = await newest();
    const entryPayLoad = {
      id: uuid(7),
      startTime: at('14:30'),
      endTime: null,
      description: 'Review',
      projectId: null,
      taskId: null,
    };
    await server.request('ben', 'postClockWork', { body: { type: 'add', entryPayLoad } });
    const update = { type: 'update', entryPayLoad: { id: uuid(7), description: 'Talk' } };
    await server.request('ben', 'postClockWork', { body: update });
    await server.request('ben', 'postClockWork', {
      body: { type: 'end', entryPayLoad: { id: uuid(7) } },
    });
    const events = await readEventsAfter(before);
    expect(events.map(({ type }) => type)).toEqual([
      'timerStarted',
      'timerChanged',
      'timerStopped',
    ]);
    expect(events.map(({ data }) => data.employeeName)).toEqual(Array(3).fill('Ben Okafor'));
    expect(events.map(({ data }) => data.runningEntry?.clockWorkEntry.description)).toEqual([
      'Review',
      'Talk',
      undefined,
    ]);
    expect(events[2]?.data.totalTime).toBe('0h 30m');
  });

  it.each([
    ['the mini timer', 'startMiniEntry', { body: { startTime: now, description: '' } }],
    ['deleting the running entry', 'deleteClockWorkEntries', { body: [uuid(8)] }],
    [
      'marking the running entry',
      'updateWorkStatus',
      { query: { isWFO: 'true' }, body: [{ id: uuid(8) }] },
    ],
  ] as const)('the ClockWork hub receives %s', async (_, id, sent) => {
    await retainOnly(server, 'ben', [entry(8, '14:00', null)]);
    const before = await newest();
    await server.request('ben', id, { ...sent });
    expect(await readEventsAfter(before)).toHaveLength(1);
  });

  it('the ClockWork hub sends nothing about entries that have ended, nor about rejected changes', async () => {
    await retainOnly(server, 'ben', [entry(1, '09:00', '10:00'), entry(2, '14:00', null)]);
    const before = await newest();
    const query = { entryId: uuid(1), splitTime: at('09:30') };
    await server.request('ben', 'splitClockWorkEntry', { query });
    await server.expectError('ben', 'deleteClockWorkEntries', { body: [uuid(2), uuid(9)] });
    expect(await newest()).toBe(before);
  });

  it('the ClockWork hub sends a start that ends another entry as one start', () => {
    const first = entry(1, '09:00', null);
    const second = entry(2, '10:00', null);
    expect(getEvent(null, first)).toBe('timerStarted');
    expect(getEvent(first, second)).toBe('timerStarted');
    expect(getEvent(first, { ...first, description: 'Other' })).toBe('timerChanged');
    expect(getEvent(first, null)).toBe('timerStopped');
    expect([getEvent(null, null), getEvent(first, { ...first })]).toEqual([null, null]);
  });
});
