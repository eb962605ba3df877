import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';
import { employee, givenProjects, ids } from '../projects.fixtures.ts';

/** The events of changed projects. Source: API-042. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

/** The projects that a call announces, each with some of the people who receive the event. */
async function listAnnounced(run: () => Promise<unknown>) {
  const readEvents = () =>
    server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('events', { order: { by: 'sequence' } }),
    );
  const last = (await readEvents()).at(-1)?.sequence ?? 0;
  await run();
  const events = await readEvents();
  return events
    .filter(({ type, sequence }) => type === 'projectChanged' && sequence > last)
    .map(({ to, data }) => ({
      projectId: data['projectId'],
      to: ['ava', 'ben', 'grace', 'leo'].filter((id) => Array.isArray(to) && to.includes(id)),
    }));
}

describe('a changed project', () => {
  it('everyone with access is notified once, and nobody else', async () => {
    const body = { projectId: ids.portal, taskName: 'New', taskDescription: '' };
    const announced = await listAnnounced(() =>
      server.request('leo', 'createProjectTask', { body }),
    );
    expect(announced).toEqual([{ projectId: ids.portal, to: ['ava', 'ben', 'leo'] }]);
  });

  it('a removed member is notified, though they have no access any more', async () => {
    const query = { projectId: ids.billing, employeeId: employee('grace') };
    const announced = await listAnnounced(() =>
      server.request('ava', 'removeProjectMember', { query }),
    );
    expect(announced).toEqual([{ projectId: ids.billing, to: ['ava', 'grace'] }]);
  });

  it('a deletion is announced to those who had access, and to the readers of its parent', async () => {
    const path = { id: ids.icons };
    const announced = await listAnnounced(() => server.request('leo', 'deleteProject', { path }));
    expect(announced).toEqual([
      { projectId: ids.icons, to: ['ava', 'ben', 'grace', 'leo'] },
      { projectId: ids.design, to: ['ava', 'ben', 'grace', 'leo'] },
    ]);
  });

  it('reading and a rejected call announce nothing', async () => {
    const announced = await listAnnounced(async () => {
      await server.request('ben', 'getProject', { path: { id: ids.portal } });
      await server.expectError('leo', 'deleteProject', { path: { id: ids.portal } });
    });
    expect(announced).toEqual([]);
  });
});
