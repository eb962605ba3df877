import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, today, uuid } from '../../testing/timesheets.ts';

/** An entry that spans midnight counts on each of its days. Source: CLOCK-D89. */
let server: TestServer;
const yesterday = '2026-03-10';

/** Ben's night in Berlin: two hours of yesterday, and one of today. */
const night = () => entry(1, at('21:00', yesterday), at('00:00'));

beforeAll(async () => {
  server = await startServer(now);
  for (const person of ['ava', 'grace']) await retainOnly(server, person, []);
});

beforeEach(async () => {
  await retainOnly(server, 'ben', [night(), entry(2, '09:00', '09:30')]);
});

const day = (date: string) => server.request('ben', 'getClockWorkDay', { path: { date } });

describe('an entry over midnight', () => {
  it('an entry over midnight counts on each of its days, and is listed where it starts', async () => {
    const before = await day(yesterday);
    expect([before.totalTimeInSeconds, before.totalTime]).toEqual([7200, '2h 00m']);
    expect(before.clockWorkEntries).toMatchObject([
      { id: uuid(1), totalTimeInSeconds: 10_800, totalTimeOnDayInSeconds: 7200 },
    ]);
    expect(before.continuedEntries).toEqual([]);
    const after = await day(today);
    expect([after.totalTimeInSeconds, after.totalTime]).toEqual([5400, '1h 30m']);
    expect(after.clockWorkEntries).toMatchObject([{ id: uuid(2), totalTimeOnDayInSeconds: 1800 }]);
    expect(after.continuedEntries).toMatchObject([
      { id: uuid(1), totalTimeInSeconds: 10_800, totalTimeOnDayInSeconds: 3600 },
    ]);
  });

  it('an entry over midnight counts on each of its days in the summaries too', async () => {
    const minutes = async (date: string) =>
      (
        await server.request('ben', 'getClockWorkProjectSummaries', { path: { date } })
      ).clockWorkDayProjectsSummaries.map(({ totalTimeInMinutes }) => totalTimeInMinutes);
    expect([await minutes(yesterday), await minutes(today)]).toEqual([[120], [90]]);
  });

  it('an entry over midnight has a row for each of its days in the report, which matches the day', async () => {
    const report = await server.request('grace', 'getTimeReport', {
      body: {
        employeeId: 'employee-ben',
        startDateAsString: today,
        endDateAsString: today,
        projectIds: [],
        isCumulative: false,
      },
    });
    expect(report.totalTime).toBe('1h 30m');
    const rows = report.timeReportClockWorkEntries;
    expect(rows.map(({ id, totalTime }) => [id, totalTime])).toEqual([
      [uuid(2), '0h 30m'],
      [uuid(1), '1h 00m'],
    ]);
    expect(rows[1]).toMatchObject({ startTimeFormattedForTimeZone: '12:00 AM' });
  });

  it('a forgotten running entry counts nothing in day, summaries, report and Dashboard', async () => {
    await retainOnly(server, 'ben', [entry(1, at('21:00', yesterday), null)]);
    expect((await day(yesterday)).totalTimeInSeconds).toBe(0);
    expect((await day(today)).totalTimeInSeconds).toBe(0);
    expect((await day(today)).continuedEntries?.[0]?.totalTimeOnDayInSeconds).toBe(0);
    const path = { date: today };
    const summaries = await server.request('ben', 'getClockWorkProjectSummaries', { path });
    expect(summaries.clockWorkWeekProjectsSummaries).toEqual([]);
    const { hours } = await server.request('ben', 'getDashboard', { query: { tiles: ['hours'] } });
    expect([hours?.todayInSeconds, hours?.weekInSeconds]).toEqual([0, 0]);
    const report = await server.request('grace', 'getTimeReport', {
      body: {
        employeeId: 'employee-ben',
        startDateAsString: yesterday,
        endDateAsString: today,
        projectIds: [],
        isCumulative: false,
      },
    });
    expect(report.timeReportClockWorkEntries).toEqual([]);
    expect(report).toMatchObject({ totalTimeInSeconds: 0, entriesNeedingEnd: 1 });
  });

  it('an entry over midnight counts on each of its days on the Dashboard, in a member’s day and for teams', async () => {
    const { hours } = await server.request('ben', 'getDashboard', { query: { tiles: ['hours'] } });
    expect([hours?.todayInSeconds, hours?.weekInSeconds]).toEqual([5400, 12_600]);
    const path = { employeeId: 'employee-ben', date: today };
    const member = await server.request('ava', 'getCentralMemberDay', { path });
    expect(member.totalTimeInSeconds).toBe(5400);
    expect(member.clockWorkEntries.map(({ id }) => id)).toEqual([uuid(2), uuid(1)]);
  });
});
