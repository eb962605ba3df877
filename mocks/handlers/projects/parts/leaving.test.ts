import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';
import { employee, givenProjects, ids, listNotifications } from '../projects.fixtures.ts';

/** Source: PROJ-035, PROJ-082. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const setDefault = (personId: string, taskId: string) =>
  server.request(personId, 'saveDefaultProjectTask', {
    body: { taskId, isWFO: false, isClockWorkSetWeeklyMail: false, fromSettings: false },
  });
const watch = (personId: string, id: string) =>
  server.request(personId, 'watchProject', { path: { id } });
const remove = (personId: string, projectId: string, callerId = 'ben') =>
  server.request(callerId, 'removeProjectMember', {
    query: { projectId, employeeId: employee(personId) },
  });

const getSetUp = (personId: string) =>
  server.store.transaction('read', async (tx) => {
    const db = tx.tenant('aster');
    const watches = await db.query('projectWatches', { where: { employeeId: employee(personId) } });
    const settings = await db.get('clockWorkSettings', employee(personId));
    return {
      watched: watches.map(({ projectId }) => projectId),
      projectId: settings?.defaultProjectId ?? null,
      taskId: settings?.defaultTaskId ?? null,
    };
  });

describe('a member who is removed', () => {
  it('the project is no longer their default work, nor on their watch list', async () => {
    const task = { projectId: ids.billing, taskName: 'Invoices', taskDescription: '' };
    const { taskId } = await server.request('ava', 'createProjectTask', { body: task });
    await setDefault('grace', taskId);
    await watch('grace', ids.billing);
    await watch('grace', ids.shop);
    expect(await getSetUp('grace')).toMatchObject({ projectId: ids.billing, taskId });
    await remove('grace', ids.billing, 'ava');
    expect(await getSetUp('grace')).toEqual({ watched: [ids.shop], projectId: null, taskId: null });
  });

  it('a removed member keeps the projects that they still have access to', async () => {
    await setDefault('leo', ids.draw);
    await watch('leo', ids.icons);
    await watch('leo', ids.portal);
    await remove('leo', ids.portal);
    expect(await getSetUp('leo')).toEqual({ watched: [ids.icons], projectId: null, taskId: null });
  });

  it('they are notified, unless they have left by themselves', async () => {
    await remove('leo', ids.portal);
    expect(await listNotifications(server, 'leo')).toMatchObject([
      { type: 'projectMemberRemoved', senderId: 'ben', projectName: 'Portal', projectId: null },
    ]);
    await remove('grace', ids.billing, 'grace');
    expect(await listNotifications(server, 'grace')).toEqual([]);
  });
});

describe('the candidates for membership', () => {
  it('all candidates are found page by page, without the members', async () => {
    const path = { id: ids.portal };
    const { projectMembersDetailView } = await server.request('ben', 'getEligibleProjectMembers', {
      path,
    });
    const all = projectMembersDetailView.map(({ employeeId }) => employeeId);
    const paged: string[] = [];
    for (;;) {
      const query = { skip: String(paged.length) };
      const page = await server.request('ben', 'searchEligibleProjectMembers', { path, query });
      expect(page.totalCount).toBe(all.length);
      paged.push(...page.members.map(({ employeeId }) => employeeId));
      if (page.members.length === 0 || paged.length >= page.totalCount) break;
    }
    expect(paged).toEqual(all);
  });

  it('a former member is found by a word of the name, with their time', async () => {
    await remove('leo', ids.portal);
    const { members, totalCount } = await server.request('ben', 'searchEligibleProjectMembers', {
      path: { id: ids.portal },
      query: { searchCharacters: 'PARK leo', skip: '0' },
    });
    expect(totalCount).toBe(1);
    expect(members).toMatchObject([
      { employeeId: employee('leo'), timeInSeconds: 1800, isActiveMember: false },
    ]);
  });
});

describe('the time of a project', () => {
  it('its own time and the time with everything below it are two figures', async () => {
    const { project } = await server.request('ben', 'getProject', { path: { id: ids.portal } });
    expect(project).toMatchObject({ ownSeconds: 5400, totalSeconds: 12_900, bookedEntryCount: 2 });
  });

  it('the days with time are listed with their seconds', async () => {
    const found = await server.request('ben', 'getProjectDays', { path: { id: ids.portal } });
    expect(found).toEqual({
      start: '2025-09-11',
      end: '2026-03-11',
      days: [{ day: '2026-03-11', seconds: 5400 }],
    });
  });
});
