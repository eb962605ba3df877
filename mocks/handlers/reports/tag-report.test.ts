import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';
import { getFileName, readRows } from '../../testing/workbook.ts';
import { changeEmployee, givenProjects, ids } from '../projects/projects.fixtures.ts';

/** Source: PRIV-050, CLOCK-002. */
let server: TestServer;

const strategic = uuid(331);
const internal = uuid(332);

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  await givenProjects(server);
  await changeEmployee(server, 'leo', { isActive: true });
  for (const [id, name] of [
    [strategic, 'Strategic'],
    [internal, 'Internal'],
  ]) {
    await server.request('ava', 'createTag', {
      body: { id, name, color: '#112233', teamId: null },
    });
  }
  const assign = (projectId: string, tagId: string, assignedToAll: boolean) =>
    server.request('ava', 'assignProjectTag', { body: { projectId, tagId, assignedToAll } });
  await assign(ids.portal, strategic, true);
  await assign(ids.design, internal, false);
});

const request = (more: object = {}) => ({
  body: { startDateAsString: '2026-03-09', endDateAsString: '2026-03-11', tagIds: [], ...more },
});
const report = (more: object = {}) => server.request('ava', 'getTagReport', request(more));
type Report = Awaited<ReturnType<typeof report>>;

/** Each tag with its time and its projects, of which inherited ones are marked. */
const hours = ({ tagReport, rows }: Report) =>
  tagReport.map(({ tagId, tagName, totalTime }) => [
    tagName,
    totalTime,
    ...rows
      .filter((row) => row.tagId === tagId)
      .map(({ projectCode, isInherited }) => projectCode + (isInherited ? '*' : '')),
  ]);

const listRows = ({ rows }: Report) =>
  rows.map(({ tagName, employeeName, firstDay, lastDay, totalTime, totalPercentage }) =>
    [tagName, employeeName ?? [firstDay, lastDay], totalTime, totalPercentage].flat(),
  );

describe('the tag report', () => {
  it('the tag report has the hours per tag, also of sub-projects that inherit it', async () => {
    const response = await report();
    expect(hours(response)).toEqual([
      ['Strategic', '3h 35m', 'T-2*', 'T-1'],
      ['Internal', '2h 05m', 'T-2'],
    ]);
    expect(response.tagReport[0]).toMatchObject({
      tagId: strategic,
      tagColor: '#112233',
      totalTimeInSeconds: 12_900,
      totalTimeInHours: 3.58,
    });
  });

  it('the tag report counts a project with two tags for both, but once in the total', async () => {
    const { totalTimeInSeconds, totalTime } = await report();
    expect([totalTimeInSeconds, totalTime]).toEqual([12_900, '3h 35m']);
  });

  it('the tag report can be limited to some tags', async () => {
    const response = await report({ tagIds: [internal] });
    expect(hours(response)).toEqual([['Internal', '2h 05m', 'T-2']]);
    expect(response.totalTime).toBe('2h 05m');
  });

  it('the tag report counts an entry on each of its days, divided in the caller’s time zone', async () => {
    const work = { projectId: ids.portal };
    await retainOnly(server, 'ben', [
      // In Berlin, the first one lies on the 9th, and the last ten minutes of the other.
      entry(1, at('23:10', '2026-03-08'), at('23:40', '2026-03-08'), work),
      entry(2, at('22:50', '2026-03-08'), at('23:10', '2026-03-08'), work),
    ]);
    await retainOnly(server, 'leo', []);
    expect(hours(await report({ tagIds: [strategic] }))).toEqual([
      ['Strategic', '2h 45m', 'T-2*', 'T-1'],
    ]);
  });

  it('the tag report counts a running entry until now', async () => {
    await retainOnly(server, 'ben', [entry(1, '14:00', null, { projectId: ids.portal })]);
    await retainOnly(server, 'leo', []);
    await retainOnly(server, 'grace', []);
    expect((await report()).totalTime).toBe('1h 00m');
  });

  it('the tag report shows tags without time, but no project without time', async () => {
    const response = await report({
      startDateAsString: '2026-01-01',
      endDateAsString: '2026-01-02',
    });
    expect(hours(response)).toEqual([
      ['Internal', '0h 00m'],
      ['Strategic', '0h 00m'],
    ]);
  });

  it('the tag report rejects an end before the start, and more than a year', async () => {
    const expectError = async (more: object) =>
      (await server.expectError('ava', 'getTagReport', request(more))).code;
    expect(await expectError({ endDateAsString: '2026-03-08' })).toBe('periodBackwards');
    expect(await expectError({ startDateAsString: '2025-03-10' })).toBe('periodTooLong');
    expect(await expectError({ startDateAsString: 'x' })).toBe('invalid');
  });

  it('the tag report by employee has the time of each person in the tag’s projects, and marks who has left', async () => {
    await changeEmployee(server, 'leo', { isActive: false });
    const { rows, ...rest } = await report({ groupBy: 'Employee' });
    expect(listRows({ rows, ...rest })).toEqual([
      ['Strategic', 'Grace Kim', '2h 05m', 58.14],
      ['Strategic', 'Ben Okafor', '1h 00m', 27.91],
      ['Strategic', 'Leo Park', '0h 30m', 13.95],
      ['Internal', 'Grace Kim', '2h 05m', 100],
    ]);
    expect(rows.map(({ isFormer }) => isFormer)).toEqual([false, false, true, false]);
  });

  it('the tag report by employee counts running entries, and the part within the days of others', async () => {
    const work = { projectId: ids.portal };
    await retainOnly(server, 'ben', [
      entry(1, at('22:50', '2026-03-08'), at('23:10', '2026-03-08'), work),
      entry(2, '14:00', null, work),
    ]);
    await retainOnly(server, 'leo', []);
    await retainOnly(server, 'grace', []);
    expect(listRows(await report({ groupBy: 'Employee' }))).toEqual([
      ['Strategic', 'Ben Okafor', '1h 10m', 100],
    ]);
  });

  it('the tag report by week divides an entry over midnight, the latest week first', async () => {
    await retainOnly(server, 'ben', [
      entry(1, at('22:30', '2026-03-08'), at('23:30', '2026-03-08'), { projectId: ids.portal }),
    ]);
    const weeks = await report({ startDateAsString: '2026-03-05', groupBy: 'Week' });
    expect(listRows(weeks)).toEqual([
      ['Strategic', '2026-03-09', '2026-03-11', '3h 05m', 100],
      ['Internal', '2026-03-09', '2026-03-11', '2h 05m', 67.57],
      ['Strategic', '2026-03-05', '2026-03-08', '0h 30m', 100],
    ]);
    expect([weeks.totalTime, weeks.tagReport[0]?.totalTime]).toEqual(['3h 35m', '3h 35m']);
  });

  it('the tag report by month adds up to the same totals as by project', async () => {
    const days = { startDateAsString: '2026-01-15' };
    const [months, projects] = [
      await report({ ...days, groupBy: 'Month' }),
      await report({ ...days, groupBy: 'Project' }),
    ];
    expect(months.rows.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ['2026-03-01', '2026-03-11'],
      ['2026-03-01', '2026-03-11'],
    ]);
    expect(months.tagReport).toEqual(projects.tagReport);
    expect(months.totalTimeInSeconds).toBe(projects.totalTimeInSeconds);
  });

  it('the tag report counts only the time of some people and projects', async () => {
    const ofBen = await report({ employeeIds: ['employee-ben'] });
    expect(hours(ofBen)).toEqual([
      ['Strategic', '1h 00m', 'T-1'],
      ['Internal', '0h 00m'],
    ]);
    const ofDesign = await report({ projectIds: [ids.design] });
    expect(ofDesign.totalTime).toBe('2h 05m');
    const both = { employeeIds: ['employee-ben'], projectIds: [ids.design] };
    expect((await report(both)).totalTime).toBe('0h 00m');
  });

  it('the tag report has only the tags of some teams, or of no team', async () => {
    const teamId = uuid(341);
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const tag = await db.get('tags', internal);
      if (tag) await db.put('tags', { ...tag, teamId });
    });
    const names = async (teamIds: string[]) =>
      (await report({ teamIds })).tagReport.map(({ tagName }) => tagName);
    expect(await names([teamId])).toEqual(['Internal']);
    expect(await names(['00000000-0000-0000-0000-000000000000'])).toEqual(['Strategic']);
  });

  it('the tag report has the totals of all pages on each page', async () => {
    const all = await report({ groupBy: 'Employee' });
    const [first, second] = [
      await report({ groupBy: 'Employee', page: 1, pageSize: 10 }),
      await report({ groupBy: 'Employee', page: 2, pageSize: 10 }),
    ];
    expect(first).toEqual(all);
    expect(second).toEqual({ ...all, rows: [] });
  });

  it('the tag report is sorted by a column, and equal rows stay in the default order', async () => {
    const names = async (sort: string) =>
      (await report({ sort })).rows.map(({ tagName, projectCode }) => `${tagName} ${projectCode}`);
    expect(await names('tagName')).toEqual(['Internal T-2', 'Strategic T-2', 'Strategic T-1']);
    expect(await names('totalTimeInSeconds')).toEqual([
      'Strategic T-1',
      'Strategic T-2',
      'Internal T-2',
    ]);
    expect(await names('-totalPercentage')).toEqual([
      'Internal T-2',
      'Strategic T-2',
      'Strategic T-1',
    ]);
    const { code } = await server.expectError('ava', 'getTagReport', request({ sort: 'color' }));
    expect(code).toBe('columnUnknown');
  });

  it('the tag report of a named period has its days', async () => {
    const { firstDay, lastDay } = await server.request('ava', 'getTagReport', {
      body: { tagIds: [], period: 'lastMonth' },
    });
    expect([firstDay, lastDay]).toEqual(['2026-02-01', '2026-02-28']);
  });

  it('the tag report says how many forgotten timers do not count yet', async () => {
    await retainOnly(server, 'ben', [
      entry(1, at('14:00', '2026-03-10'), null, { projectId: ids.portal }),
      entry(2, at('14:00', '2026-03-09'), null, { projectId: ids.billing }),
    ]);
    for (const groupBy of ['Project', 'Employee', 'Week', 'Month']) {
      expect((await report({ groupBy })).entriesNeedingEnd).toBe(1);
    }
  });

  it('the filters of the tag report are all tags, and the people and projects with tagged time', async () => {
    await changeEmployee(server, 'leo', { isActive: false });
    const filters = await server.request('ava', 'getTagReportFilters', request());
    expect(filters.tags.map(({ tagName }) => tagName)).toEqual(['Internal', 'Strategic']);
    expect(filters.projects.map(({ projectCode }) => projectCode)).toEqual(['T-1', 'T-2']);
    expect(filters.employees.map((each) => [each.employeeName, each.isFormer])).toEqual([
      ['Ben Okafor', false],
      ['Grace Kim', false],
      ['Leo Park', true],
    ]);
    expect(filters.teams).toEqual([]);
  });

  it('the tag report has only projects that the person has access to', async () => {
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const role = await db.get('roles', 'teamLead');
      if (!role) throw new Error('There is no role of team leads.');
      const privileges = [...role.privileges, 'tagReport.basic' as const];
      await db.put('roles', { ...role, privileges });
    });
    const response = await server.request('grace', 'getTagReport', request());
    expect(hours(response)).toEqual([
      ['Internal', '2h 05m', 'T-2'],
      ['Strategic', '2h 05m', 'T-2*'],
    ]);
  });
});

describe('the tag report in Excel', () => {
  it('the Excel tag report has a row for each tag and project, and is named after its days', async () => {
    const response = await server.send('ava', 'exportTagReport', request());
    expect(getFileName(response)).toBe('TagReport-09-Mar-2026 to 11-Mar-2026.xlsx');
    expect(await readRows(response)).toEqual([
      ['Tag', 'Code', 'Project', 'Hours', 'Share'],
      ['Strategic', 'T-2', 'Design', '2.08', '0.5814'],
      ['Strategic', 'T-1', 'Portal', '1.5', '0.4186'],
      ['Internal', 'T-2', 'Design', '2.08', '1'],
      ['Total (each hour counted once)', '', '', '3.58'],
    ]);
  });

  it('the Excel tag report has all pages of what is filtered, grouped and sorted', async () => {
    const more = { groupBy: 'Employee', sort: 'employeeName', tagIds: [strategic], page: 9 };
    const response = await server.send('ava', 'exportTagReport', request(more));
    expect(await readRows(response)).toEqual([
      ['Tag', 'Employee', 'Status', 'Hours', 'Share'],
      ['Strategic', 'Ben Okafor', 'Active', '1', '0.2791'],
      ['Strategic', 'Grace Kim', 'Active', '2.08', '0.5814'],
      ['Strategic', 'Leo Park', 'Active', '0.5', '0.1395'],
      ['Total (each hour counted once)', '', '', '3.58'],
    ]);
  });

  it('the Excel tag report by week has the days of each week', async () => {
    const response = await server.send('ava', 'exportTagReport', request({ groupBy: 'Week' }));
    const [head, first] = await readRows(response);
    expect(head).toEqual(['From', 'To', 'Tag', 'Hours', 'Share']);
    expect(first?.slice(2)).toEqual(['Strategic', '3.58', '1']);
  });

  it('the Excel tag report has its headings in the reader’s language', async () => {
    const headers = { 'Accept-Language': 'es' };
    const response = await server.send('ava', 'exportTagReport', { ...request(), headers });
    expect((await readRows(response))[0]).toEqual([
      'Etiqueta',
      'Código',
      'Proyecto',
      'Horas',
      'Porcentaje',
    ]);
  });
});
