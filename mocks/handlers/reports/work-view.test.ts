import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { entry, retainOnly, now } from '../../testing/timesheets.ts';
import { givenProjects, ids } from '../projects/projects.fixtures.ts';

/** Source: PRIV-038, CLOCK-002, AUTH-D06. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
  await retainOnly(server, 'ben', [
    entry(1, '08:00', '09:00', { projectId: ids.portal, taskId: ids.draw }),
    entry(4, '09:00', '09:30'),
    entry(5, '14:30', null, { projectId: ids.portal, description: 'Plans' }),
  ]);
});

const request = (scope: string, more: object = {}) => ({
  body: {
    scope,
    startDateAsString: '2026-03-11',
    endDateAsString: '2026-03-11',
    page: 1,
    pageSize: 50,
    sort: null,
    columnFilters: [],
    ...more,
  },
});
const names = async (personId: string, scope: string, more: object = {}) =>
  (await server.request(personId, 'getWorkView', request(scope, more))).workView.map(
    ({ fullName }) => fullName,
  );

describe('the work view', () => {
  it('the work view shows what runs now, and the time of the days per project', async () => {
    const columnFilters = [{ name: 'fullName', value: 'ben' }];
    const { workView, totalCount } = await server.request(
      'ava',
      'getWorkView',
      request('All', { columnFilters }),
    );
    expect(totalCount).toBe(1);
    expect(workView).toMatchObject([
      {
        employeeId: 'employee-ben',
        fullName: 'Ben Okafor',
        workPlace: 'Office',
        runningEntry: { description: 'Plans', projectDisplayString: 'T-1 Portal' },
        totalTimeInSeconds: 7200,
        totalTime: '2h 00m',
        projects: [
          { projectCode: 'T-1', totalTimeInMinutes: 90, totalPercentage: 75 },
          { projectId: null, totalTimeInMinutes: 30 },
        ],
      },
    ]);
  });

  it('the work view shows no time of other days', async () => {
    const days = { startDateAsString: '2026-03-12', endDateAsString: '2026-03-13' };
    const { workView } = await server.request('ava', 'getWorkView', request('All', days));
    expect(workView.filter(({ totalTimeInSeconds }) => totalTimeInSeconds > 0)).toEqual([]);
  });

  it('the work view offers the user’s own work, the team’s for its lead, and everyone’s', async () => {
    expect(await names('grace', 'Own')).toEqual(['Grace Kim']);
    const team = await names('grace', 'MyTeam');
    expect(team).toContain('Ben Okafor');
    expect(team).toContain('Grace Kim');
    const { scopes } = await server.request('grace', 'getWorkView', request('Own'));
    expect(scopes).toEqual(['Own', 'MyTeam', 'All']);
    const everybody = await names('ava', 'All');
    expect(everybody).toEqual(everybody.toSorted());
    expect(everybody).toContain('Ines Costa');
  });

  it('the work view rejects a scope that the person does not have', async () => {
    const rejected = await server.expectError('ava', 'getWorkView', request('MyTeam'));
    expect(rejected).toMatchObject({ status: 403, code: 'notTeamLead' });
    const nobody = await server.expectError('kira', 'getWorkView', request('Own'));
    expect(nobody).toMatchObject({ status: 403, code: 'employeeMissing' });
    expect((await server.expectError('ava', 'getWorkView', request('Theirs'))).status).toBe(400);
  });

  it('the work view is paged and sorted by name', async () => {
    const first = await server.request('ava', 'getWorkView', request('All', { pageSize: 10 }));
    expect(first.workView.length).toBeLessThanOrEqual(10);
    const all = await names('ava', 'All', { sort: '-fullName' });
    expect(all).toEqual((await names('ava', 'All')).toReversed());
    const days = { endDateAsString: '2026-03-10' };
    const rejected = await server.expectError('ava', 'getWorkView', request('All', days));
    expect(rejected.code).toBe('periodBackwards');
  });
});

describe('the hours of people in the work view', () => {
  const design = { projectIds: [ids.design] };

  it('people are sorted by their hours, most first', async () => {
    const { workView } = await server.request(
      'ava',
      'getWorkView',
      request('All', { sort: '-hours' }),
    );
    const seconds = workView.map(({ totalTimeInSeconds }) => totalTimeInSeconds);
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
    expect(workView[0]?.fullName).toBe('Grace Kim');
  });

  it('a filter by project leaves only people with time on it, and only that time', async () => {
    const { workView, totalCount } = await server.request(
      'ava',
      'getWorkView',
      request('All', design),
    );
    expect(totalCount).toBe(1);
    expect(workView).toMatchObject([{ fullName: 'Grace Kim', projects: [{ projectCode: 'T-2' }] }]);
  });
});
