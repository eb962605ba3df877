import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { at, findEntries, now, uuid } from '../../../testing/timesheets.ts';
import { employee, givenProjects, ids } from '../projects.fixtures.ts';

/** Source: PROJ-045, PROJ-D03. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const role = await db.get('roles', 'employee');
    if (!role) throw new Error('There is no role of employees.');
    const privileges = [...role.privileges, 'timereport.basic', 'workview.basic'] as const;
    await db.put('roles', { ...role, privileges: [...new Set(privileges)] });
  });
});

beforeEach(() => givenProjects(server));

const today = now.slice(0, 10);
const days = { startDateAsString: today, endDateAsString: today };
const report = {
  body: {
    employeeId: null,
    ...days,
    page: 1,
    pageSize: 50,
    sort: null,
    isCumulative: false,
    projectIds: [],
    scope: 'Own',
  },
};
const remove = (personId = 'leo') =>
  server.request('ben', 'removeProjectMember', {
    query: { projectId: ids.portal, employeeId: employee(personId) },
  });
const rename = (name: string, code = 'T-1') =>
  server.request('ben', 'updateProject', {
    body: { id: ids.portal, name, code, description: '', dueOn: null },
  });
const renameTask = (taskName: string) =>
  server.request('ben', 'updateProjectTask', {
    body: { taskId: ids.draw, taskName, taskDescription: taskName },
  });

/** Each response in which Leo sees his booked work. */
async function readsOfLeo(): Promise<Record<string, unknown>> {
  const request = server.request;
  const path = { date: today };
  return {
    day: await request('leo', 'getClockWorkDay', { path }),
    summaries: await request('leo', 'getClockWorkProjectSummaries', { path }),
    recent: await request('leo', 'getMostRecentEntries', { path: { n: '5' } }),
    search: await request('leo', 'searchClockWorkEntries', {
      query: { searchCharacters: '', skip: '0', firstDay: today },
    }),
    report: await request('leo', 'getTimeReport', report),
    workView: await request('leo', 'getWorkView', {
      body: { ...days, scope: 'Own', page: 1, pageSize: 50, sort: null, columnFilters: [] },
    }),
    reportProjects: await request('leo', 'getTimeReportProjects', report),
    combos: await request('leo', 'getRecentProjectTaskCombos'),
    work: await request('leo', 'searchWork', { query: { searchCharacters: '', skip: '0' } }),
    valid: await request('leo', 'getValidProjectsForDefaults'),
    dashboard: await request('leo', 'getDashboard', { query: {} }),
    notifications: await request('leo', 'listNotifications', { query: {} }),
    listing: await request('leo', 'searchProjects', {
      body: { page: 1, pageSize: 50, sort: null, columnFilters: [] },
    }),
  };
}

describe('a person who was removed from a project', () => {
  it('a removed member never receives the new name of the project or of its tasks', async () => {
    await remove();
    await rename('Takeover Plans', 'TAKE-1');
    await renameTask('Bid');
    const responses = JSON.stringify(await readsOfLeo());
    for (const name of ['Takeover Plans', 'TAKE-1', 'Bid']) expect(responses).not.toContain(name);
  });

  it('a removed member sees their booked time under the names they knew', async () => {
    await rename('Gateway');
    await remove();
    await rename('Takeover Plans');
    const { clockWorkEntries } = await server.request('leo', 'getClockWorkDay', {
      path: { date: today },
    });
    expect(clockWorkEntries).toMatchObject([
      { projectDisplayString: 'T-1 Gateway', taskDisplayString: 'T-1-T1 Draw', isMember: false },
    ]);
  });

  it('a removed member finds their time by the name they knew, and not by the new one', async () => {
    await remove();
    await rename('Takeover Plans');
    const found = async (searchCharacters: string) =>
      (
        await server.request('leo', 'searchClockWorkEntries', {
          query: { searchCharacters, skip: '0' },
        })
      ).totalCount;
    expect(await found('Portal')).toBe(1);
    expect(await found('Takeover')).toBe(0);
  });

  it('a removed member no longer has the project as their default work', async () => {
    await server.request('leo', 'saveDefaultProjectTask', {
      body: {
        taskId: ids.draw,
        fromSettings: false,
        isClockWorkSetWeeklyMail: false,
        isWFO: false,
      },
    });
    await remove();
    const { defaultProject } = await server.request('leo', 'getClockWorkDay', {
      path: { date: today },
    });
    expect(defaultProject).toBeNull();
    const { defaultProjectAndTask } = await server.request('leo', 'saveDefaultProjectTask', {
      body: { taskId: null, fromSettings: true, isClockWorkSetWeeklyMail: true, isWFO: false },
    });
    expect(defaultProjectAndTask).toBeNull();
  });

  it('a removed member sees the current names again once they are a member again', async () => {
    await remove();
    await rename('Takeover Plans');
    const body = { projectId: ids.portal, employeeId: employee('leo') };
    await server.request('ben', 'addProjectMember', { body });
    const { clockWorkEntries } = await server.request('leo', 'getClockWorkDay', {
      path: { date: today },
    });
    expect(clockWorkEntries).toMatchObject([{ projectDisplayString: 'T-1 Takeover Plans' }]);
  });

  it('a removed member sees the current names of the work to which they move their time later', async () => {
    await remove();
    await rename('Takeover Plans');
    const body = { projectId: ids.portal, employeeId: employee('leo') };
    await server.request('ben', 'addProjectMember', { body });
    await server.request('leo', 'postClockWork', {
      body: { type: 'update', entryPayLoad: { id: uuid(2), projectId: null, taskId: null } },
    });
    const [entry] = await findEntries(server, 'leo');
    expect(entry).not.toHaveProperty('bookedAs');
  });

  it('a removed member sees no name of a project that their task moves to or becomes, and does not join it', async () => {
    await remove();
    const other = {
      id: uuid(290),
      name: 'Hidden Merger',
      code: 'HID-1',
      description: '',
      dueOn: null,
    };
    await server.request('ben', 'createProject', { body: other });
    await server.request('ben', 'moveProjectTask', {
      query: { taskId: ids.draw, projectId: other.id },
    });
    expect(JSON.stringify(await readsOfLeo())).not.toContain('Hidden Merger');
    await server.request('ben', 'convertTaskToProject', {
      body: {
        projectId: other.id,
        taskId: ids.draw,
        taskName: 'Secret Sale',
        taskDescription: '',
        isMainProject: true,
      },
    });
    const responses = JSON.stringify(await readsOfLeo());
    expect(responses).not.toContain('Secret Sale');
    expect(responses).toContain('T-1 Portal');
  });
});

describe('a sub-project', () => {
  it('a sub-project does not name its parent to a person who has no access to the parent', async () => {
    const fetchParent = async (personId: string) =>
      (await server.request(personId, 'getProject', { path: { id: ids.icons } })).parentProject;
    expect(await fetchParent('grace')).toMatchObject({ name: 'Design' });
    await remove();
    expect(await fetchParent('leo')).toBeNull();
    expect(at('09:00')).toContain(today);
  });
});
