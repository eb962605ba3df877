import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, now, uuid } from '../../testing/timesheets.ts';
import { givenProjects, ids } from './projects.fixtures.ts';

const { design, secret } = ids;

/** Source: ANLYT-014, ANLYT-030, ANLYT-051. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
});

describe('the details of a project', () => {
  const detail = async (personId = 'ben', operation?: string) =>
    (
      await server.request(personId, 'getProjectAnalyticsDetail', {
        path: { id: design },
        ...(operation && { query: { operation } }),
      })
    ).projectDetail;

  it('the project details contain what the popup shows', async () => {
    expect(await detail()).toMatchObject({
      id: design,
      code: 'T-2',
      projectName: 'Design',
      projectOwnerId: 'employee-ava',
      projectOwnerName: 'Ava Stone',
      parentProject: 'T-1 Portal',
      startDateAsString: '05/01/2026',
      dueDateAsString: '30/04/2026',
      subProjectsCount: 1,
      projectTasksCount: 1,
      projectFilesCount: 1,
      projectTotalTimeSpent: '3 Hrs 35 m',
      projectWorkEffortTotal: 12_900,
      firstDayOfWeek: '2026-03-09',
    });
  });

  it('the project details contain the daily hours for the heatmap', async () => {
    const days = (await detail()).projectDailyHoursCalculations;
    expect(days.filter(({ date }) => date >= '2026-03-01')).toEqual([
      { date: '2026-03-03', hours: 0.08 },
      { date: '2026-03-04', hours: 1 },
      { date: '2026-03-10', hours: 1 },
      { date: '2026-03-11', hours: 0.5 },
    ]);
  });

  it('the project details do not name a parent that the user has no access to', async () => {
    expect(await detail('leo')).toMatchObject({ id: design, parentProject: null });
  });

  it('the project details have no parent at the top level, and no due date without one', async () => {
    const { projectDetail } = await server.request('ava', 'getProjectAnalyticsDetail', {
      path: { id: secret },
    });
    expect(projectDetail).toMatchObject({ parentProject: null, dueDateAsString: null });
    expect(projectDetail.projectAnalyticsMembersDetail.teamMembers).toEqual([]);
  });

  it('the period filters only the members’ effort in the details', async () => {
    const { projectAnalyticsMembersDetail, projectWorkEffortTotal } = await detail(
      'ben',
      'lastWeek',
    );
    expect(projectWorkEffortTotal).toBe(12_900);
    expect(
      projectAnalyticsMembersDetail.teamMembers.map((each) => each.timeEffortAsString),
    ).toEqual(['1 Hrs 0 m', '0 Hrs 5 m', '0 Hrs 0 m']);
  });
});

describe('the members of a project', () => {
  const effort = async (operation?: string) => {
    const { memberDetails } = await server.request('ben', 'getProjectAnalyticsMembers', {
      path: { id: design },
      ...(operation && { query: { operation } }),
    });
    return memberDetails.map(({ fullName, timeEffortAsString }) => [fullName, timeEffortAsString]);
  };

  it('the project members are the active members and everyone with time in the project, by full name', async () => {
    expect(await effort()).toEqual([
      ['Ben Okafor', '3 Hrs 30 m'],
      ['Grace Kim', '0 Hrs 5 m'],
      ['Leo Park', '0 Hrs 0 m'],
    ]);
  });

  it('the project members distinguish users with time in the project who are not members', async () => {
    const { memberDetails } = await server.request('ben', 'getProjectAnalyticsMembers', {
      path: { id: design },
    });
    const memberStates = memberDetails.map((each) => [each.isActiveMember, each.isActive]);
    expect(memberStates).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
  });

  it.each([
    ['allTime', '3 Hrs 30 m'],
    ['thisWeek', '1 Hrs 30 m'],
    ['lastWeek', '1 Hrs 0 m'],
    ['thisMonth', '2 Hrs 30 m'],
    ['lastMonth', '0 Hrs 0 m'],
  ])('the project members have their effort of a period: %s', async (operation, expected) => {
    expect((await effort(operation))[0]).toEqual(['Ben Okafor', expected]);
  });

  it('the project members of any other period are rejected', async () => {
    const sent = { path: { id: design }, query: { operation: 'today' } };
    const errorBody = await server.expectError('ben', 'getProjectAnalyticsMembers', sent);
    expect(errorBody.fieldErrors).toEqual({ operation: ['operation is invalid'] });
  });
});

describe('the total time of a project', () => {
  it('the total time is in seconds, and a running entry counts until now', async () => {
    const total = () => server.request('ben', 'getProjectTotalTime', { path: { id: design } });
    expect(await total()).toEqual({ projectWorkEffortTotal: 12_900 });
    server.setNow(at('15:10'));
    expect(await total()).toEqual({ projectWorkEffortTotal: 13_500 });
    server.setNow(now);
  });

  it.each([
    'getProjectAnalyticsDetail',
    'getProjectAnalyticsMembers',
    'getProjectTotalTime',
  ] as const)(
    '%s does not find a project that is unknown, not accessible, or of another tenant',
    async (id) => {
      const find = (personId: string, projectId: string, tenantId = 'aster') =>
        server.expectError(personId, id, { tenantId, path: { id: projectId } });
      const notFound = { status: 404, code: 'analyticsProjectUnknown' };
      expect(await find('ben', uuid(99))).toMatchObject(notFound);
      expect(await find('ben', secret)).toMatchObject(notFound);
      expect(await find('ava', design, 'birch')).toMatchObject(notFound);
    },
  );
});
