import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { entry, retainOnly, now } from '../../../testing/timesheets.ts';
import { employee, givenProjects, ids } from '../projects.fixtures.ts';

/** Source: PROJ-026, PROJ-046. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

describe('recent project-task pairs', () => {
  it('recent project-task pairs are the last booked ones, each pair once', async () => {
    const drawing = { projectId: ids.portal, taskId: ids.draw };
    await retainOnly(server, 'ben', [
      entry(21, '06:00', '07:00', drawing),
      entry(22, '07:00', '08:00', { projectId: ids.portal }),
      entry(23, '08:00', '09:00'),
      entry(24, '09:00', '10:00', drawing),
    ]);
    const { projectTaskCombos } = await server.request('ben', 'getRecentProjectTaskCombos');
    expect(projectTaskCombos).toEqual([
      {
        projectId: ids.portal,
        projectCode: 'T-1',
        projectName: 'Portal',
        projectDescription: 'About Portal',
        taskId: ids.draw,
        taskCode: 'T-1-T1',
        taskName: 'Draw',
        taskDescription: 'To Draw',
      },
      expect.objectContaining({ projectId: ids.portal, taskId: null, taskName: '' }),
    ]);
  });

  it('recent project-task pairs leave out projects that the person no longer sees', async () => {
    await retainOnly(server, 'ben', [
      entry(25, '06:00', '07:00', { projectId: ids.portal }),
      entry(26, '07:00', '08:00', { projectId: ids.secret }),
    ]);
    const { projectTaskCombos } = await server.request('ben', 'getRecentProjectTaskCombos');
    expect(projectTaskCombos.map(({ projectId }) => projectId)).toEqual([ids.portal]);
  });

  it('recent project-task pairs are empty for a person without time or without an employee record', async () => {
    for (const personId of ['ava', 'kira']) {
      const { projectTaskCombos } = await server.request(personId, 'getRecentProjectTaskCombos');
      expect(projectTaskCombos).toEqual([]);
    }
  });

  it('recent project-task pairs are at most ten', async () => {
    for (let number = 0; number < 12; number += 1) {
      await server.request('ben', 'createProjectTask', {
        body: { projectId: ids.portal, taskName: `Task ${number}`, taskDescription: '' },
      });
    }
    const { project } = await server.request('ben', 'getProject', { path: { id: ids.portal } });
    const entries = project.tasks.map(({ taskId }, at) => {
      const minute = String(at).padStart(2, '0');
      const work = { projectId: ids.portal, taskId };
      return entry(40 + at, `08:${minute}`, `08:${minute}`, work);
    });
    await retainOnly(server, 'ben', entries);
    const { projectTaskCombos } = await server.request('ben', 'getRecentProjectTaskCombos');
    expect(projectTaskCombos).toHaveLength(10);
    expect(projectTaskCombos[0]?.taskName).toBe('Task 11');
  });
});

describe('the pickers', () => {
  const values = (pairs: readonly { value: string }[]) => pairs.map(({ value }) => value);

  it('the pickers offer the accessible projects as pairs of key and value', async () => {
    const { pmoProjectsKVP } = await server.request('ben', 'getProjectsSelection');
    expect(pmoProjectsKVP).toEqual([
      { key: ids.portal, value: 'T-1 Portal' },
      { key: ids.design, value: 'T-2 Design' },
      { key: ids.icons, value: 'T-3 Icons' },
    ]);
  });

  it('the pickers offer as defaults the projects with tasks that the person owns or is a member of', async () => {
    const offered = async (personId: string) =>
      values((await server.request(personId, 'getValidProjectsForDefaults')).pmoProjectsKVP);
    expect(await offered('leo')).toEqual(['T-1 Portal']); // Icons has no task.
    expect(await offered('grace')).toEqual(['T-2 Design']);
    expect(await offered('kira')).toEqual([]);
    const query = { projectId: ids.portal, employeeId: employee('leo') };
    await server.request('ben', 'removeProjectMember', { query });
    expect(await offered('leo')).toEqual([]);
  });

  it('the pickers offer the tasks of a project', async () => {
    const query = { projectId: ids.portal };
    const { pmoTasksKVP } = await server.request('leo', 'getTasksSelection', { query });
    expect(pmoTasksKVP).toEqual([
      { key: ids.draw, value: 'T-1-T1 Draw' },
      { key: ids.review, value: 'T-1-T2 Review' },
    ]);
    expect((await server.expectError('grace', 'getTasksSelection', { query })).status).toBe(404);
  });
});

describe('the default project and task', () => {
  const save = (more: object = {}) => ({
    body: {
      taskId: ids.draw,
      isClockWorkSetWeeklyMail: true,
      isWFO: true,
      fromSettings: true,
      ...more,
    },
  });
  const day = (personId: string) =>
    server.request(personId, 'getClockWorkDay', { path: { date: now.slice(0, 10) } });

  it('the default project and task are saved from the settings with the weekly mail and the location', async () => {
    const response = await server.request('leo', 'saveDefaultProjectTask', save());
    expect(response).toMatchObject({
      defaultProjectAndTask: { projectId: ids.portal, taskId: ids.draw, taskName: 'Draw' },
      isWFO: true,
      isClockWorkSetWeeklymail: true,
      successMessages: ['The settings were saved.'],
    });
    expect(await day('leo')).toMatchObject({
      defaultProject: { projectId: ids.portal, taskId: ids.draw },
      isClockWorkSetWeeklyMail: true,
      isWFO: true,
    });
  });

  it('the default project and task are saved from a picker without other settings', async () => {
    const response = await server.request(
      'leo',
      'saveDefaultProjectTask',
      save({ fromSettings: false }),
    );
    expect(response).toMatchObject({ isWFO: false, isClockWorkSetWeeklymail: false });
    expect(response.defaultProjectAndTask?.taskId).toBe(ids.draw);
  });

  it('the default project and task stay as they are when no task is sent', async () => {
    await server.request('leo', 'saveDefaultProjectTask', save());
    const response = await server.request(
      'leo',
      'saveDefaultProjectTask',
      save({ taskId: null, isWFO: false }),
    );
    expect(response).toMatchObject({
      defaultProjectAndTask: { taskId: ids.draw },
      isWFO: false,
      isClockWorkSetWeeklymail: true,
    });
  });

  it('the default project and task are removed', async () => {
    await server.request('leo', 'saveDefaultProjectTask', save());
    const { successMessages } = await server.request('leo', 'removeDefaultProjectTask');
    expect(successMessages).toEqual(['The default project and task were removed.']);
    expect(await day('leo')).toMatchObject({ defaultProject: null, isWFO: true });
  });

  it('the default task belongs to a project that the person takes part in', async () => {
    const unknown = save({ taskId: ids.unknown });
    const rejected = await server.expectError('leo', 'saveDefaultProjectTask', unknown);
    expect(rejected.fieldErrors).toHaveProperty('taskId');
    expect((await server.expectError('ava', 'saveDefaultProjectTask', save())).status).toBe(403);
    expect((await server.expectError('grace', 'saveDefaultProjectTask', save())).status).toBe(404);
    expect((await server.expectError('kira', 'removeDefaultProjectTask')).code).toBe(
      'employeeNeeded',
    );
  });
});
