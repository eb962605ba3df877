import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { findEntries, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';
import { employee, givenProjects, ids } from '../projects/projects.fixtures.ts';

/** Source: CLOCK-020, CLOCK-045. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** Ava's own project, which Ben has no access to. */
const hidden = { projectId: ids.secret, taskId: '' };

beforeEach(async () => {
  await givenProjects(server);
  await retainOnly(server, 'ben', [entry(1, '09:00', '10:00')]);
  const body = { projectId: ids.secret, taskName: 'Plans', taskDescription: '' };
  const { taskId } = await server.request('ava', 'createProjectTask', { body });
  hidden.taskId = taskId;
});

const post = (type: string, entryPayLoad: object) => ({ body: { type, entryPayLoad } });

describe('time on a project that the user cannot see', () => {
  it('an unseen project is not booked by adding, changing, assigning or starting an entry', async () => {
    const { startTime, endTime } = entry(2, '10:00', '11:00');
    const added = { id: uuid(98), startTime, endTime, description: 'Plans', ...hidden };
    for (const sent of [post('add', added), post('update', { id: uuid(1), ...hidden })]) {
      const rejected = await server.expectError('ben', 'postClockWork', sent);
      expect(rejected).toMatchObject({ status: 400, code: 'projectUnknown' });
    }
    const query = { taskId: hidden.taskId };
    const assigned = { query, body: [{ id: uuid(1) }] };
    const rejected = await server.expectError('ben', 'assignClockWorkEntries', assigned);
    expect(rejected).toMatchObject({ status: 404, code: 'workUnknown' });
    const started = { query: { ...query, taskName: 'Plans' } };
    expect((await server.expectError('ben', 'addEntryUnderTask', started)).status).toBe(404);
    expect(await findEntries(server, 'ben')).toMatchObject([{ projectId: null, taskId: null }]);
  });

  it('a user who once saw the project keeps its entry, and can change the description', async () => {
    const pair = { projectId: ids.secret, employeeId: employee('ben') };
    await server.request('ava', 'addProjectMember', { body: pair });
    await server.request('ben', 'postClockWork', post('update', { id: uuid(1), ...hidden }));
    await server.request('ava', 'removeProjectMember', { query: pair });
    await server.request(
      'ben',
      'postClockWork',
      post('update', { id: uuid(1), description: 'Plans' }),
    );
    expect(await findEntries(server, 'ben')).toMatchObject([{ ...hidden, description: 'Plans' }]);
  });
});
