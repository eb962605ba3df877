import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { employee, givenProjects, ids } from '../projects.fixtures.ts';

/** The history of a project. Source: PROJ-D94. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const read = (projectId: string, who = 'ava') =>
  server.request(who, 'getProjectHistory', { path: { id: projectId }, query: { skip: '0' } });

/** The lines of a project's history, the newest first, without those of other tests. */
async function listLines(projectId: string, run: () => Promise<unknown>) {
  const { totalCount } = await read(projectId);
  await run();
  const after = await read(projectId);
  return after.projectChanges
    .slice(0, after.totalCount - totalCount)
    .map(({ subject, action, name, changes }) => [subject, action, name, ...changes]);
}

const findTask = async (projectId: string) => {
  const { project } = await server.request('ava', 'getProject', { path: { id: projectId } });
  return project.tasks[0];
};

describe('the history of a project', () => {
  it('the history names who changed which property, in words and not in ids', async () => {
    const query = { projectId: ids.portal, employeeId: employee('leo') };
    const lines = await listLines(ids.portal, () =>
      server.request('ben', 'changeProjectOwner', { query }),
    );
    expect(lines).toContainEqual([
      'project',
      'changed',
      expect.any(String),
      { field: 'ownerId', from: 'Ben Okafor', to: 'Leo Park' },
    ]);
    const { projectChanges } = await read(ids.portal);
    expect(projectChanges[0]).toMatchObject({
      changedBy: 'Ben Okafor',
      changedOn: new Date(now).toISOString(),
    });
  });

  it('the history has tasks that are added, changed and removed', async () => {
    const body = { id: uuid(771), projectId: ids.portal, taskName: 'New', taskDescription: '' };
    const lines = await listLines(ids.portal, async () => {
      await server.request('ben', 'createProjectTask', { body });
      const changed = { taskName: 'Newer', taskDescription: '', dueOn: '2026-03-20' };
      await server.request('ben', 'updateProjectTask', { body: { ...changed, taskId: uuid(771) } });
      await server.request('ben', 'deleteProjectTask', { path: { id: uuid(771) } });
    });
    expect(lines).toEqual([
      ['task', 'removed', 'Newer'],
      [
        'task',
        'changed',
        'Newer',
        { field: 'name', from: 'New', to: 'Newer' },
        { field: 'dueOn', from: null, to: '2026-03-20' },
      ],
      ['task', 'added', 'New'],
    ]);
  });

  it('the history names members, impediments and file links', async () => {
    const projectId = ids.billing;
    const impedimentId = uuid(772);
    const lines = await listLines(projectId, async () => {
      await server.request('ava', 'removeProjectMember', {
        query: { projectId, employeeId: employee('grace') },
      });
      await server.request('ava', 'addImpediment', {
        body: { id: impedimentId, projectId, impediments: 'No key' },
      });
      await server.request('ava', 'resolveImpediment', { path: { id: impedimentId } });
    });
    expect(lines.map(([subject, action, name]) => [subject, action, name])).toEqual([
      ['impediment', 'resolved', 'No key'],
      ['impediment', 'added', 'No key'],
      ['member', 'removed', 'Grace Kim'],
    ]);
  });

  it('a deleted project leaves no history, and the parent notes its sub-project', async () => {
    const lines = await listLines(ids.design, () =>
      server.request('leo', 'deleteProject', { path: { id: ids.icons } }),
    );
    expect(lines.map(([subject, action]) => [subject, action])).toEqual([
      ['subProject', 'removed'],
    ]);
    const left = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').count('projectChanges', { projectId: ids.icons }),
    );
    expect(left).toBe(0);
  });

  it('only people who see the project read its history', async () => {
    const error = await server.expectError('grace', 'getProjectHistory', {
      path: { id: ids.portal },
      query: { skip: '0' },
    });
    expect(error.status).toBe(404);
    expect(await findTask(ids.portal)).toBeDefined();
  });
});
