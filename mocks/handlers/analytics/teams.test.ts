import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../seed/seeded.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, keepOnly, now, uuid } from '../../testing/timesheets.ts';
import { nameOf, rowsOf } from '../../testing/workbook.ts';

/** Source of the rules: document 2, sections 2, 3, 5 and 9. */
let server: TestServer;

const [red, blue, old, empty] = [uuid(71), uuid(72), uuid(73), uuid(74)] as const;
const all = '00000000-0000-0000-0000-000000000000';

beforeAll(async () => {
  server = await startServer(now);
  await server.ask('ava', 'getClockWorkAnalyticsDefaults');
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('teams')) await db.remove('teams', id);
    for (const { id } of await db.query('teamMembers')) await db.remove('teamMembers', id);
    const team = (id: string, teamName: string, isActive = true) => {
      const fields = { id, teamName, isActive, description: '', createdBy: '', createdOn: now };
      return db.put('teams', seeded(fields, Date.parse(now)));
    };
    await team(red, 'Red');
    await team(blue, 'Blue');
    await team(old, 'Old', false);
    await team(empty, 'Empty');
    const member = (teamId: string, personId: string) => {
      const employeeId = `employee-${personId}`;
      return db.put('teamMembers', { id: `${teamId}:${employeeId}`, teamId, employeeId });
    };
    await member(red, 'grace');
    await member(red, 'ben');
    await member(blue, 'ben');
    await member(old, 'hugo');
  });
  await keepOnly(server, 'ben', [
    entry(1, at('22:59', '2026-03-08'), at('23:00', '2026-03-08')), // Sunday in Berlin
    entry(2, at('09:00', '2026-03-09'), at('10:30', '2026-03-09')),
    entry(3, '14:30', null),
  ]);
  await keepOnly(server, 'grace', []);
  await keepOnly(server, 'hugo', [entry(9, '09:00', '10:00')]);
});

const request = (more: object = {}) => ({
  body: {
    startDateAsString: '2026-03-09',
    endDateAsString: '2026-03-11',
    teamId: [red],
    ...more,
  },
});
const hours = async (more?: object, personId = 'ava') =>
  (await server.ask(personId, 'getClockWorkAnalytics', request(more))).clockWorkAnalytics;
const refused = (more: object) => server.refusal('ava', 'getClockWorkAnalytics', request(more));

describe('the teams to choose from', () => {
  it('are the active ones, by name, without an option for all', async () => {
    const { teams } = await server.ask('ava', 'getClockWorkAnalyticsDefaults');
    expect(teams).toEqual([
      { teamId: blue, teamName: 'Blue' },
      { teamId: empty, teamName: 'Empty' },
      { teamId: red, teamName: 'Red' },
    ]);
  });

  it('come with the days that have a name, whose weeks begin as the organization says', async () => {
    const { weekStart, periods } = await server.ask('ava', 'getClockWorkAnalyticsDefaults');
    expect(weekStart).toBe('monday');
    expect(periods).toContainEqual({
      period: 'lastWeek',
      startDateAsString: '2026-03-02',
      endDateAsString: '2026-03-08',
    });
    await weeksBegin('sunday');
    const later = await server.ask('ava', 'getClockWorkAnalyticsDefaults');
    expect(later.weekStart).toBe('sunday');
    expect(later.periods).toContainEqual({
      period: 'thisWeek',
      startDateAsString: '2026-03-08',
      endDateAsString: '2026-03-11',
    });
    await weeksBegin('monday');
  });
});

const weeksBegin = (weekStart: 'sunday' | 'monday') =>
  server.store.transaction('write', async (tx) => {
    const settings = await tx.tenant('aster').get('organizationSettings', 'settings');
    if (settings) await tx.tenant('aster').put('organizationSettings', { ...settings, weekStart });
  });

describe('ClockWork analytics', () => {
  it('has the hours of each member of a team, also of those without any', async () => {
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

  it('takes the empty identifier for all active teams, whatever stands beside it', async () => {
    const named = (await hours({ teamId: [all] })).map(({ teamName }) => teamName);
    expect(named).toEqual(['Blue', 'Empty', 'Red']);
    expect(await hours({ teamId: [red, all] })).toHaveLength(3);
    const birch = await server.ask('ava', 'getClockWorkAnalytics', {
      tenantId: 'birch',
      ...request({ teamId: [all] }),
    });
    expect(birch.clockWorkAnalytics.map(({ teamId }) => teamId)).not.toContain(red);
  });

  it('adds up each team, and in all each person once', async () => {
    const answer = await server.ask('ava', 'getClockWorkAnalytics', request({ teamId: [all] }));
    const sums = answer.clockWorkAnalytics.map(({ totalTimeInSeconds }) => totalTimeInSeconds);
    expect(sums).toEqual([7200, 0, 7200]);
    expect(answer).toMatchObject({ totalTime: '2h 00m', totalTimeInSeconds: 7200 });
  });

  it('has no team at all where nobody has any time', async () => {
    const days = { startDateAsString: '2026-03-10', endDateAsString: '2026-03-10' };
    const answer = await server.ask(
      'ava',
      'getClockWorkAnalytics',
      request({ ...days, teamId: [all] }),
    );
    expect(answer).toMatchObject({
      clockWorkAnalytics: [],
      totalTime: '0h 00m',
      totalTimeInSeconds: 0,
    });
    expect(await hours({ teamId: [empty] })).toEqual([]);
  });

  it('counts the hours of a day that the clocks make shorter', async () => {
    // 29 March has 23 hours in Berlin.
    await keepOnly(server, 'grace', [
      entry(20, at('22:00', '2026-03-28'), at('23:30', '2026-03-29')),
    ]);
    const days = { startDateAsString: '2026-03-29', endDateAsString: '2026-03-29' };
    const [team] = await hours(days);
    expect(team?.totalTimeInSeconds).toBe(23 * 3600);
    await keepOnly(server, 'grace', []);
  });

  it('counts who has left, and says so', async () => {
    await server.store.transaction('write', async (tx) => {
      const hugo = await tx.tenant('aster').get('employees', 'employee-hugo');
      if (hugo) await tx.tenant('aster').put('employees', { ...hugo, isActive: false });
    });
    const [team] = await hours({ teamId: [old] });
    expect(team?.clockWorkAnalyticsMembers).toMatchObject([
      { id: 'employee-hugo', isActive: false, totalTimeInSeconds: 3600 },
    ]);
  });

  it('counts only the days of the range, in the time zone of whoever asks', async () => {
    const [team] = await hours({ startDateAsString: '2026-03-08', endDateAsString: '2026-03-08' });
    expect(team?.clockWorkAnalyticsMembers[0]).toMatchObject({ totalTimeInSeconds: 60 });
  });

  it('goes by the days as strings; the instants and the id are the client’s own', async () => {
    const id = uuid(1);
    const startDate = '2020-01-01T00:00:00Z';
    expect(await hours({ id, startDate, endDate: null })).toEqual(await hours());
  });

  it('needs at least one team, and knows an unknown one', async () => {
    expect(await refused({ teamId: [] })).toMatchObject({ status: 400, code: 'tooShort' });
    const unknown = await refused({ teamId: [red, uuid(99)] });
    expect(unknown).toMatchObject({ status: 400, code: 'analyticsTeamUnknown' });
    expect(Object.keys(unknown.fieldErrors ?? {})).toEqual(['teamId']);
  });

  it('needs the date range, the right way round and at most a year long', async () => {
    const none = await server.refusal('ava', 'getClockWorkAnalytics', { body: { teamId: [red] } });
    expect(Object.keys(none.fieldErrors ?? {})).toEqual(['startDateAsString', 'endDateAsString']);
    expect((await refused({ endDateAsString: '2026-03-08' })).code).toBe('periodBackwards');
    expect((await refused({ startDateAsString: '2025-03-10' })).code).toBe('periodTooLong');
  });
});

describe('the Excel export of ClockWork analytics', () => {
  it('has a row for each member with hours as numbers, their sum, and the range in its name', async () => {
    const sent = request({ teamId: [all] });
    const answer = await server.send('ava', 'exportClockWorkAnalytics', sent);
    expect(nameOf(answer)).toBe('ClockWorkAnalytics-09-Mar-2026 to 11-Mar-2026.xlsx');
    expect(await rowsOf(answer)).toEqual([
      ['Team', 'Members', 'Hours Worked'],
      // Two hours are a twelfth of a day.
      ['Blue', 'Ben Okafor', String(1 / 12)],
      ['Red', 'Ben Okafor', String(1 / 12)],
      ['Red', 'Grace Kim', '0'],
      ['Total, each hour once', '', String(1 / 12)],
    ]);
  });

  it('needs at least one team', async () => {
    const sent = request({ teamId: [] });
    const fault = await server.refusal('ava', 'exportClockWorkAnalytics', sent);
    expect(fault).toMatchObject({ status: 400, code: 'tooShort' });
  });
});

describe('people who are in no active team', () => {
  it('have their hours beside those of all teams, with how many they are', async () => {
    // Hugo is in a team that is not active.
    const answer = await server.ask('ava', 'getClockWorkAnalytics', request({ teamId: [all] }));
    const people = answer.clockWorkAnalytics.flatMap((each) => each.clockWorkAnalyticsMembers);
    expect(people.map(({ id }) => id)).not.toContain('employee-hugo');
    const { count = 0, totalTimeInSeconds = 0 } = answer.withoutTeam ?? {};
    expect(count).toBeGreaterThan(0);
    const report = await server.ask('ava', 'getTimeReport', {
      body: {
        employeeId: null,
        scope: 'All',
        startDateAsString: '2026-03-09',
        endDateAsString: '2026-03-11',
        projectIds: [],
        isCumulative: false,
      },
    });
    expect((answer.totalTimeInSeconds ?? 0) + totalTimeInSeconds).toBe(report.totalTimeInSeconds);
  });

  it('are left out where single teams are asked for', async () => {
    const answer = await server.ask('ava', 'getClockWorkAnalytics', request());
    expect(answer.withoutTeam).toBeUndefined();
  });
});
