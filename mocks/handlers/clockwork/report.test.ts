import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryRecord, World } from '../../store/world.ts';
import { seeded } from '../../seed/seeded.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';

/** Source: CLOCK-013, CLOCK-045, CLOCK-081. */
let server: TestServer;
let tasks: World['tasks'][];
let projects: World['projects'][];

/** Grace leads the team; Ben reports to her; Hugo reports to no one she leads. */
beforeAll(async () => {
  server = await startServer(now);
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    projects = await db.query('projects', { order: { by: 'code' }, limit: 2 });
    const found = await Promise.all(
      projects.map(({ id }) => db.query('tasks', { where: { projectId: id }, limit: 1 })),
    );
    tasks = found.flat();
    const ben = await db.get('tenantUsers', 'ben');
    if (ben) await db.put('tenantUsers', { ...ben, roleIds: [...ben.roleIds, 'reporter'] });
    const role = { id: 'reporter', name: 'Reporter', privileges: ['timereport.basic' as const] };
    await db.put('roles', seeded(role, 0));
    const hugo = await db.get('employees', 'employee-hugo');
    if (hugo) await db.put('employees', { ...hugo, reportingToId: 'employee-ava' });
    // Here, a team lead sees only the team.
    const leads = await db.get('roles', 'teamLead');
    if (leads) await db.put('roles', { ...leads, privileges: ['timereport.basic'] });
  });
});

const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const request = (more: object = {}) => ({
  body: {
    employeeId: null,
    startDateAsString: '2026-03-09',
    endDateAsString: '2026-03-11',
    projectIds: [],
    isCumulative: false,
    ...more,
  },
});
const getReport = (more: object = {}, personId = 'ben') =>
  server.request(personId, 'getTimeReport', request(more));
const expectError = (more: object, personId = 'ben') =>
  server.expectError(personId, 'getTimeReport', request(more));
const booked = (at_: 0 | 1) => ({
  projectId: projects[at_]?.id ?? null,
  taskId: tasks[at_]?.id ?? null,
});

describe('a report that is paged, sorted and grouped', () => {
  const body = (more: object) => ({
    body: { employeeId: 'employee-ava', projectIds: [], isCumulative: false, ...more },
  });
  const requested = (more: object) => server.request('ava', 'getTimeReport', body(more));

  beforeEach(async () => {
    await retainOnly(server, 'ava', [
      entry(1, '06:00', '06:10'),
      entry(2, '07:00', '07:30', { description: 'Longest' }),
      ...Array.from({ length: 10 }, (_, nth) => entry(3 + nth, `08:${10 + nth}`, `08:${11 + nth}`)),
    ]);
  });

  it('the time report returns one page, with the sums of all', async () => {
    const sorted = { page: 1, pageSize: 10, sort: '-totalTimeInSeconds' };
    const first = await requested(sorted);
    expect(first.timeReportClockWorkEntries).toHaveLength(10);
    expect(first.timeReportClockWorkEntries[0]?.description).toBe('Longest');
    expect([first.totalCount, first.totalTimeInSeconds, first.totalTime]).toEqual([
      12,
      3000,
      '0h 50m',
    ]);
    const second = await requested({ ...sorted, page: 2 });
    expect(second.timeReportClockWorkEntries).toHaveLength(2);
    const unknown = await server.expectError('ava', 'getTimeReport', body({ sort: 'colour' }));
    expect(unknown).toMatchObject({ status: 400, code: 'columnUnknown' });
  });

  it('the time report is of this week unless days or another period are sent', async () => {
    const days = async (more: object) => {
      const { firstDay, lastDay, totalCount } = await requested(more);
      return [firstDay, lastDay, totalCount];
    };
    expect(await days({})).toEqual(['2026-03-09', '2026-03-11', 12]);
    expect(await days({ period: 'lastWeek' })).toEqual(['2026-03-02', '2026-03-08', 0]);
    expect(await days({ period: 'today' })).toEqual(['2026-03-11', '2026-03-11', 12]);
    expect(await days({ startDateAsString: '2026-03-10' })).toEqual([
      '2026-03-10',
      '2026-03-11',
      12,
    ]);
    const turned = await server.expectError(
      'ava',
      'getTimeReport',
      body({ endDateAsString: '2026-03-01' }),
    );
    expect(turned.fieldErrors).toHaveProperty('endDateAsString');
  });

  it('the time report is grouped by employee, project, task or day, also of multiple people', async () => {
    await retainOnly(server, 'ben', [entry(40, '07:00', '08:00')]);
    const both = { employeeId: null, employeeIds: ['employee-ava', 'employee-ben'] };
    const groups = async (groupBy: string) =>
      (await requested({ ...both, groupBy })).groups?.map(({ key, totalTime }) => [key, totalTime]);
    expect(await groups('Employee')).toEqual([
      ['employee-ben', '1h 00m'],
      ['employee-ava', '0h 50m'],
    ]);
    expect(await groups('Day')).toEqual([['2026-03-11', '1h 50m']]);
    const none = [['00000000-0000-0000-0000-000000000000', '1h 50m']];
    expect([await groups('Project'), await groups('Task')]).toEqual([none, none]);
    const hidden = await server.expectError(
      'grace',
      'getTimeReport',
      body({ ...both, employeeIds: ['employee-hugo'] }),
    );
    expect(hidden.status).toBe(403);
  });
});

describe('the time report', () => {
  it('the time report has a row for each entry of the days, newest first, and their total time', async () => {
    await given(
      entry(1, at('22:59', '2026-03-08'), at('23:00', '2026-03-08')), // Sunday in Berlin
      entry(2, at('23:00', '2026-03-08'), at('23:30', '2026-03-08')), // Monday, midnight
      entry(3, '09:00', '10:15', booked(0)),
      entry(4, '14:45', null),
    );
    const report = await getReport();
    expect(report.totalTime).toBe('2h 00m');
    expect(report.cumulativeTimeReportClockWorkEntries).toEqual([]);
    expect(report.timeReportClockWorkEntries.map(({ id }) => id)).toEqual([
      uuid(4),
      uuid(3),
      uuid(2),
    ]);
    expect(report.timeReportClockWorkEntries.slice(0, 2)).toEqual([
      {
        id: uuid(4),
        startTime: at('14:45'),
        endTime: null,
        description: 'Entry 4',
        employeeId: 'employee-ben',
        employeeName: 'Ben Okafor',
        startTimeFormattedForTimeZone: '03:45 PM',
        endTimeFormattedForTimeZone: '',
        startTimeAsString: '11/03/2026',
        totalTimeInHours: 0.25,
        totalTime: '0h 15m',
        totalTimeInSeconds: 900,
        projectDisplayString: '',
        taskDisplayString: '',
        taskDescription: '',
        date: '2026-03-11',
        projectId: null,
        taskId: null,
      },
      expect.objectContaining({
        endTimeFormattedForTimeZone: '11:15 AM',
        totalTimeInHours: 1.25,
        projectDisplayString: `${projects[0]?.code} ${projects[0]?.name}`,
        taskDisplayString: `${tasks[0]?.code} ${tasks[0]?.name}`,
      }),
    ]);
  });

  it('the cumulative time report adds up by day and task, with the time in the task', async () => {
    await given(
      entry(1, at('09:00', '2026-03-10'), at('11:00', '2026-03-10'), booked(0)),
      entry(2, '08:00', '08:30', { ...booked(0), description: 'Review' }),
      entry(3, '09:00', '10:00', booked(1)),
      entry(4, '11:00', '11:45', { ...booked(0), description: 'Review' }),
      entry(5, '12:00', '12:15', { ...booked(0), description: 'Talk' }),
    );
    const report = await getReport({ isCumulative: true });
    expect(report.totalTime).toBe('4h 30m');
    expect(report.timeReportClockWorkEntries).toEqual([]);
    expect(report.cumulativeTimeReportClockWorkEntries).toMatchObject([
      {
        id: uuid(2),
        startTime: at('08:00'),
        endTime: at('12:15'),
        description: 'Review, Talk',
        totalTime: '1h 30m',
        totalTimeInHours: 1.5,
        totalTimeTakenInTask: '3h 30m',
        totalTimeTakenInTaskInHours: 3.5,
      },
      { id: uuid(3), totalTime: '1h 00m', totalTimeTakenInTask: '1h 00m' },
      { id: uuid(1), totalTime: '2h 00m', totalTimeTakenInTask: '3h 30m' },
    ]);
  });

  it('the cumulative time report counts until now while the last entry of a task has no end', async () => {
    await given(entry(1, '14:00', '14:15', booked(0)), entry(2, '14:30', null, booked(0)));
    const { cumulativeTimeReportClockWorkEntries } = await getReport({ isCumulative: true });
    expect(cumulativeTimeReportClockWorkEntries).toMatchObject([
      { endTime: null, endTimeFormattedForTimeZone: '', totalTime: '0h 45m' },
    ]);
  });

  it('the time report can be filtered by projects, and the empty identifier is the time without one', async () => {
    await given(
      entry(1, '08:00', '09:00', booked(0)),
      entry(2, '09:00', '10:00', booked(1)),
      entry(3, '10:00', '11:00'),
    );
    const ids = async (...projectIds: (string | undefined)[]) =>
      (await getReport({ projectIds })).timeReportClockWorkEntries.map(({ id }) => id);
    expect(await ids(projects[1]?.id)).toEqual([uuid(2)]);
    const none = '00000000-0000-0000-0000-000000000000';
    expect(await ids(projects[0]?.id, none)).toEqual([uuid(3), uuid(1)]);
    expect(await ids(uuid(99))).toEqual([]);
  });

  it('the time report is rejected for reversed days, for too many days, and for invalid days', async () => {
    const backwards = await expectError({ endDateAsString: '2026-03-08' });
    expect(backwards).toMatchObject({ status: 400, code: 'periodBackwards' });
    expect(Object.keys(backwards.fieldErrors ?? {})).toEqual(['endDateAsString']);
    await getReport({ startDateAsString: '2025-03-11', endDateAsString: '2026-03-11' });
    const long = await expectError({ startDateAsString: '2025-03-10' });
    expect(long.errorMessages).toEqual(['A period can be up to 366 days long.']);
    const none = await expectError({ startDateAsString: '2026-02-30', endDateAsString: 'today' });
    expect(none.status).toBe(400);
    expect(Object.keys(none.fieldErrors ?? {})).toContain('endDateAsString');
  });
});

describe('the scope of a time report', () => {
  const people = async (personId: string) =>
    server.request(personId, 'getTimeReportEmployees').then(({ scopes, employees }) => ({
      scopes,
      names: employees.map(({ employeeName }) => employeeName),
    }));

  it('the time report scope is the user’s time without further rights', async () => {
    expect(await people('ben')).toEqual({ scopes: ['Own'], names: ['Ben Okafor'] });
  });

  it('the time report scope is “My team” for a team lead', async () => {
    const { scopes, names } = await people('grace');
    expect(scopes).toEqual(['Own', 'MyTeam']);
    expect(names).toContain('Ben Okafor');
    expect(names).toContain('Grace Kim');
    expect(names).not.toContain('Hugo Silva');
    await given(entry(1, '08:00', '09:00'));
    await retainOnly(server, 'grace', [entry(2, '09:00', '10:00')]);
    const rows = (await getReport({ scope: 'MyTeam' }, 'grace')).timeReportClockWorkEntries;
    const days = rows.filter(({ startTimeAsString }) => startTimeAsString === '11/03/2026');
    expect(days.map(({ employeeName }) => employeeName)).toContain('Ben Okafor');
    const own = (await getReport({}, 'grace')).timeReportClockWorkEntries;
    expect(own.map(({ id }) => id)).toEqual([uuid(2)]);
  });

  it('the time report scope is everyone for users who may see running timers, also without an employee record', async () => {
    const { scopes, names } = await people('kira');
    expect(scopes).toEqual(['All']);
    expect(names).toContain('Hugo Silva');
    expect(names).toEqual(names.toSorted());
    await given(entry(1, '08:00', '09:00'));
    const rows = await getReport({ employeeId: 'employee-ben' }, 'kira');
    expect(rows.timeReportClockWorkEntries).toMatchObject([{ id: uuid(1) }]);
  });

  it('a reader without an employee record who names no scope gets the first one that is offered', async () => {
    await given(entry(1, '08:00', '09:00'));
    const { scopes } = await server.request('kira', 'getTimeReportEmployees');
    expect(scopes).toEqual(['All']);
    const rows = (await getReport({}, 'kira')).timeReportClockWorkEntries;
    expect(rows.map(({ employeeId }) => employeeId)).toContain('employee-ben');
  });

  it.each([
    ['ben', { employeeId: 'employee-grace' }, 403, 'timeHidden'],
    ['grace', { employeeId: 'employee-hugo' }, 403, 'timeHidden'],
    ['ben', { scope: 'MyTeam' }, 403, 'notTeamLead'],
    ['ben', { scope: 'All' }, 403, 'privilegeMissing'],
    ['grace', { scope: 'All' }, 403, 'privilegeMissing'],
    ['kira', { scope: 'Own' }, 403, 'employeeMissing'],
    ['kira', { employeeId: 'employee-nobody' }, 404, 'memberUnknown'],
  ])(
    'a time report that %s requests with %j returns %s %s',
    async (personId, more, status, code) => {
      expect(await expectError(more, personId)).toMatchObject({ status, code });
    },
  );
});

describe('the projects of a time report', () => {
  it('the time report projects are those with time in the days, by code, however the report is filtered', async () => {
    await given(
      entry(1, at('09:00', '2026-03-02'), at('10:00', '2026-03-02'), booked(0)),
      entry(2, '09:00', '10:00', booked(1)),
      entry(3, '10:00', '11:00'),
    );
    const sent = request({ projectIds: [uuid(99)] });
    expect((await server.request('ben', 'getTimeReportProjects', sent)).projects).toEqual([
      {
        projectId: projects[1]?.id,
        projectName: projects[1]?.name,
        projectCode: projects[1]?.code,
      },
    ]);
    const longer = request({ startDateAsString: '2026-03-01' });
    const all = (await server.request('ben', 'getTimeReportProjects', longer)).projects;
    expect(all.map(({ projectId }) => projectId)).toEqual(projects.map(({ id }) => id));
  });
});
