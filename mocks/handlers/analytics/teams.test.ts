import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, uuid } from '../../testing/timesheets.ts';
import { all, blue, empty, old, red, request, startTeams } from './teams.fixtures.ts';

/** Source: ANLYT-014, ANLYT-013, ANLYT-030. */
let server: TestServer;

beforeAll(async () => {
  server = await startTeams();
});

const hours = async (more?: object, personId = 'ava') =>
  (await server.request(personId, 'getClockWorkAnalytics', request(more))).clockWorkAnalytics;
const expectError = (more: object) =>
  server.expectError('ava', 'getClockWorkAnalytics', request(more));

describe('the selectable teams', () => {
  it('the selectable teams are the active ones, by name, without an option for all', async () => {
    const { teams } = await server.request('ava', 'getClockWorkAnalyticsDefaults');
    expect(teams).toEqual([
      { teamId: blue, teamName: 'Blue' },
      { teamId: empty, teamName: 'Empty' },
      { teamId: red, teamName: 'Red' },
    ]);
  });

  it('the selectable teams come with the named periods, whose weeks start on the organization’s first weekday', async () => {
    const { weekStart, periods } = await server.request('ava', 'getClockWorkAnalyticsDefaults');
    expect(weekStart).toBe('monday');
    expect(periods).toContainEqual({
      period: 'lastWeek',
      startDateAsString: '2026-03-02',
      endDateAsString: '2026-03-08',
    });
    await weekStarts('sunday');
    const later = await server.request('ava', 'getClockWorkAnalyticsDefaults');
    expect(later.weekStart).toBe('sunday');
    expect(later.periods).toContainEqual({
      period: 'thisWeek',
      startDateAsString: '2026-03-08',
      endDateAsString: '2026-03-11',
    });
    await weekStarts('monday');
  });
});

const weekStarts = (weekStart: 'sunday' | 'monday') =>
  server.store.transaction('write', async (tx) => {
    const settings = await tx.tenant('aster').get('organizationSettings', 'settings');
    if (settings) await tx.tenant('aster').put('organizationSettings', { ...settings, weekStart });
  });

describe('ClockWork analytics', () => {
  it('the team analytics contain the hours of each team member, also of those without any', async () => {
    expect(await hours()).toEqual([
      {
        teamId: red,
        teamName: 'Red',
        clockWorkAnalyticsMembers: [
          {
            id: 'employee-ben',
            name: 'Ben Okafor',
            isActive: true,
            totalTime: '2h 00m',
            totalTimeInSeconds: 7200,
          },
          {
            id: 'employee-grace',
            name: 'Grace Kim',
            isActive: true,
            totalTime: '0h 00m',
            totalTimeInSeconds: 0,
          },
        ],
        totalTime: '2h 00m',
        totalTimeInSeconds: 7200,
      },
    ]);
  });

  it('the empty identifier stands for all active teams, whatever is sent with it', async () => {
    const named = (await hours({ teamId: [all] })).map(({ teamName }) => teamName);
    expect(named).toEqual(['Blue', 'Empty', 'Red']);
    expect(await hours({ teamId: [red, all] })).toHaveLength(3);
    const birch = await server.request('ava', 'getClockWorkAnalytics', {
      tenantId: 'birch',
      ...request({ teamId: [all] }),
    });
    expect(birch.clockWorkAnalytics.map(({ teamId }) => teamId)).not.toContain(red);
  });

  it('the team analytics add up each team, and count each person once in the total', async () => {
    const response = await server.request(
      'ava',
      'getClockWorkAnalytics',
      request({ teamId: [all] }),
    );
    const sums = response.clockWorkAnalytics.map(({ totalTimeInSeconds }) => totalTimeInSeconds);
    expect(sums).toEqual([7200, 0, 7200]);
    expect(response).toMatchObject({ totalTime: '2h 00m', totalTimeInSeconds: 7200 });
  });

  it('the team analytics contain no team when no one has any time', async () => {
    const days = { startDateAsString: '2026-03-10', endDateAsString: '2026-03-10' };
    const response = await server.request(
      'ava',
      'getClockWorkAnalytics',
      request({ ...days, teamId: [all] }),
    );
    expect(response).toMatchObject({
      clockWorkAnalytics: [],
      totalTime: '0h 00m',
      totalTimeInSeconds: 0,
    });
    expect(await hours({ teamId: [empty] })).toEqual([]);
  });

  it('the team analytics count the hours of a day that is shortened by a clock change', async () => {
    // 29 March has 23 hours in Berlin.
    await retainOnly(server, 'grace', [
      entry(20, at('22:00', '2026-03-28'), at('23:30', '2026-03-29')),
    ]);
    const days = { startDateAsString: '2026-03-29', endDateAsString: '2026-03-29' };
    const [team] = await hours(days);
    expect(team?.totalTimeInSeconds).toBe(23 * 3600);
    await retainOnly(server, 'grace', []);
  });

  it('the team analytics count users who have left, and mark them', async () => {
    await server.store.transaction('write', async (tx) => {
      const hugo = await tx.tenant('aster').get('employees', 'employee-hugo');
      if (hugo) await tx.tenant('aster').put('employees', { ...hugo, isActive: false });
    });
    const [team] = await hours({ teamId: [old] });
    expect(team?.clockWorkAnalyticsMembers).toMatchObject([
      { id: 'employee-hugo', isActive: false, totalTimeInSeconds: 3600 },
    ]);
  });

  it('the team analytics count only the days of the range, in the requesting user’s time zone', async () => {
    const [team] = await hours({ startDateAsString: '2026-03-08', endDateAsString: '2026-03-08' });
    expect(team?.clockWorkAnalyticsMembers[0]).toMatchObject({ totalTimeInSeconds: 60 });
  });

  it('the analytics request uses the days as strings, and ignores the client’s timestamps and id', async () => {
    const id = uuid(1);
    const startDate = '2020-01-01T00:00:00Z';
    expect(await hours({ id, startDate, endDate: null })).toEqual(await hours());
  });

  it('the team analytics require at least one team, and reject an unknown one', async () => {
    expect(await expectError({ teamId: [] })).toMatchObject({ status: 400, code: 'tooShort' });
    const unknown = await expectError({ teamId: [red, uuid(99)] });
    expect(unknown).toMatchObject({ status: 400, code: 'analyticsTeamUnknown' });
    expect(Object.keys(unknown.fieldErrors ?? {})).toEqual(['teamId']);
  });

  it('the team analytics require a date range in the right order, at most a year long', async () => {
    const none = await server.expectError('ava', 'getClockWorkAnalytics', {
      body: { teamId: [red] },
    });
    expect(Object.keys(none.fieldErrors ?? {})).toEqual(['startDateAsString', 'endDateAsString']);
    expect((await expectError({ endDateAsString: '2026-03-08' })).code).toBe('periodBackwards');
    expect((await expectError({ startDateAsString: '2025-03-10' })).code).toBe('periodTooLong');
  });
});

describe('users who are in no active team', () => {
  it('users without a team have their hours next to all teams, with their number', async () => {
    // Hugo is in a team that is not active.
    const response = await server.request(
      'ava',
      'getClockWorkAnalytics',
      request({ teamId: [all] }),
    );
    const people = response.clockWorkAnalytics.flatMap((each) => each.clockWorkAnalyticsMembers);
    expect(people.map(({ id }) => id)).not.toContain('employee-hugo');
    const { count = 0, totalTimeInSeconds = 0 } = response.withoutTeam ?? {};
    expect(count).toBeGreaterThan(0);
    const report = await server.request('ava', 'getTimeReport', {
      body: {
        employeeId: null,
        scope: 'All',
        startDateAsString: '2026-03-09',
        endDateAsString: '2026-03-11',
        projectIds: [],
        isCumulative: false,
      },
    });
    expect((response.totalTimeInSeconds ?? 0) + totalTimeInSeconds).toBe(report.totalTimeInSeconds);
  });

  it('users without a team are left out when single teams are requested', async () => {
    const response = await server.request('ava', 'getClockWorkAnalytics', request());
    expect(response.withoutTeam).toBeUndefined();
  });
});

describe('a forgotten timer', () => {
  it('a forgotten timer counts nothing in its team’s hours until it has an end, and is reported', async () => {
    await retainOnly(server, 'grace', [entry(30, at('17:00', '2026-03-10'), null)]);
    const withStale = await server.request('ava', 'getClockWorkAnalytics', request());
    expect(withStale.clockWorkAnalytics[0]?.clockWorkAnalyticsMembers[1]).toMatchObject({
      name: 'Grace Kim',
      totalTimeInSeconds: 0,
    });
    expect(withStale.entriesNeedingEnd).toBe(1);
    const end = at('18:00', '2026-03-10');
    await retainOnly(server, 'grace', [entry(30, at('17:00', '2026-03-10'), end)]);
    const fixed = await server.request('ava', 'getClockWorkAnalytics', request());
    expect(fixed.clockWorkAnalytics[0]?.totalTimeInSeconds).toBe(7200 + 3600);
    expect(fixed.entriesNeedingEnd).toBe(0);
    await retainOnly(server, 'grace', []);
  });
});
