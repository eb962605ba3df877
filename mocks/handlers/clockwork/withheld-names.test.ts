import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { entry, retainOnly, now } from '../../testing/timesheets.ts';
import { otherProjectsId } from '../../common/projects/booked-names.ts';
import { employee, givenProjects, ids } from '../projects/projects.fixtures.ts';

/** Source: PRIV-042, CLOCK-D18. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
  // Grace leads Ben. She has access to Design, not to Portal above it, nor to Secret.
  await retainOnly(server, 'ben', [
    entry(1, '08:00', '09:00', { projectId: ids.portal, taskId: ids.draw }),
    entry(2, '09:00', '09:30', { projectId: ids.secret }),
    entry(3, '09:30', '10:00', { projectId: ids.design }),
    entry(4, '10:00', '10:15'),
  ]);
});

const today = now.slice(0, 10);
const body = {
  employeeId: employee('ben'),
  startDateAsString: today,
  endDateAsString: today,
  projectIds: [] as string[],
  isCumulative: false,
  groupBy: 'Project' as const,
};
const report = (more: object = {}) =>
  server.request('grace', 'getTimeReport', { body: { ...body, ...more } });

describe('the time report of a reader without access to a project', () => {
  it('the time report counts the hours of all inaccessible projects together, without their names', async () => {
    const { timeReportClockWorkEntries: rows, totalTimeInSeconds, groups } = await report();
    expect(totalTimeInSeconds).toBe(2.25 * 3600);
    expect(rows.map((row) => [row.projectId, row.projectDisplayString, row.taskId])).toEqual([
      [null, '', null],
      [ids.design, expect.stringContaining('Design'), null],
      [otherProjectsId, '', null],
      [otherProjectsId, '', null],
    ]);
    expect(groups).toContainEqual(
      expect.objectContaining({ key: otherProjectsId, name: '', totalTimeInSeconds: 5400 }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/Portal|Secret|Draw/);
  });

  it('the time report offers inaccessible projects as one, by which it can be filtered', async () => {
    const { projects } = await server.request('grace', 'getTimeReportProjects', { body });
    expect(projects.map(({ projectId }) => projectId).toSorted()).toEqual(
      [ids.design, otherProjectsId].toSorted(),
    );
    expect((await report({ projectIds: [otherProjectsId] })).totalCount).toBe(2);
    expect((await report({ projectIds: [ids.secret] })).totalCount).toBe(0);
  });

  it('the time report names each project to an administrator', async () => {
    const { timeReportClockWorkEntries: rows } = await server.request('ava', 'getTimeReport', {
      body,
    });
    expect(rows.map(({ projectId }) => projectId)).toEqual([
      null,
      ids.design,
      ids.secret,
      ids.portal,
    ]);
  });
});

describe('a member’s day in centralized ClockWork', () => {
  it('the member’s day sums the projects that the reader has no access to as one, without names', async () => {
    const path = { employeeId: employee('ben'), date: today };
    const day = await server.request('kira', 'getCentralMemberDay', { path });
    const named = day.clockWorkDayProjectsSummaries.map((each) => each.projectId);
    expect(new Set(named).size).toBe(named.length);
    for (const each of day.clockWorkEntries) {
      if (each.projectId !== otherProjectsId) continue;
      expect([each.projectDisplayString, each.taskDisplayString, each.taskId]).toEqual([
        '',
        '',
        null,
      ]);
    }
    expect(day.totalTimeInSeconds).toBe(2.25 * 3600);
  });
});

describe('the team of a lead on the Dashboard', () => {
  it('the lead’s team shows what a member works on, without the name of a project the lead may not see', async () => {
    const shown = async () => {
      const { team } = await server.request('grace', 'getDashboard', {
        query: { tiles: ['team'] },
      });
      const ben = team?.members.find(({ employeeId }) => employeeId === employee('ben'));
      const running = ben?.runningEntry?.clockWorkEntry;
      return [running?.projectId, running?.projectDisplayString, running?.taskId];
    };
    await retainOnly(server, 'ben', [entry(5, '14:00', null, { projectId: ids.secret })]);
    expect(await shown()).toEqual([otherProjectsId, '', null]);
    await retainOnly(server, 'ben', [entry(5, '14:00', null, { projectId: ids.design })]);
    expect(await shown()).toEqual([ids.design, expect.stringContaining('Design'), null]);
  });
});
