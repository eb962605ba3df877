import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await server.request('ava', 'getNotificationCounts');
  await server.request('ava', 'getActiveUsers');
});

const all = <Name extends keyof World>(name: Name, tenantId = 'aster'): Promise<World[Name][]> =>
  server.store.transaction('read', (tx) => tx.tenant(tenantId).query(name));

describe('the projects of the demo world', () => {
  it('have impediments that wait and such as are resolved, some of them long', async () => {
    const impediments = await all('impediments');
    const open = impediments.filter(({ resolvedOn }) => resolvedOn === null);
    expect(open.length).toBeGreaterThan(3);
    expect(impediments.length).toBeGreaterThan(open.length);
    expect(Math.max(...impediments.map((each) => each.impediments.length))).toBeGreaterThan(200);
    const wrong = impediments.filter(
      ({ createdOn, resolvedOn }) => (resolvedOn ?? now) < createdOn,
    );
    expect(wrong).toEqual([]);
  });

  it('have everything some of them, and nothing the others', async () => {
    const projects = await all('projects');
    for (const part of ['impediments', 'projectFiles', 'projectWatches', 'projectTags'] as const) {
      const having = new Set((await all(part)).map(({ projectId }) => projectId));
      expect(having.size).toBeGreaterThan(3);
      expect(having.size).toBeLessThan(projects.length);
    }
    expect(projects.filter(({ isApexProject }) => isApexProject)).toHaveLength(2);
  });

  it('are on the watch list of who may see the analytics', async () => {
    const watched = (await all('projectWatches')).filter(
      ({ employeeId }) => employeeId === 'employee-ava',
    );
    expect(watched.length).toBeGreaterThan(3);
  });

  it('have former members, with time on them', async () => {
    const former = (await all('projectMembers')).filter(({ isActiveMember }) => !isActiveMember);
    const entries = await all('entries');
    expect(former.length).toBeGreaterThan(0);
    for (const { projectId, employeeId } of former) {
      const own = entries.filter((each) => each.employeeId === employeeId);
      expect(own.some((each) => each.projectId === projectId)).toBe(true);
    }
  });

  it.each([
    ['ava', 3],
    ['ben', 1],
    ['grace', 1],
  ])('ask %s to be linked, who hears of it and can accept: %i', async (personId, count) => {
    const { requestTrackingPendingCount } = await server.request(personId, 'getNotificationCounts');
    expect(requestTrackingPendingCount).toBe(count);
    const requested = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('notifications', {
        where: { recipientId: personId, typeId: 1, state: ['unseen', 'seen'] },
      }),
    );
    for (const { notificationData } of requested) {
      const { project } = await server.request(personId, 'linkSubProject', {
        body: {
          projectId: notificationData.projectId,
          subProjectId: notificationData.value,
          employeeId: `employee-${personId}`,
        },
      });
      expect(project.name).toBe(notificationData.projectName);
    }
    const after = await server.request(personId, 'getNotificationCounts');
    expect(after.requestTrackingPendingCount).toBe(0);
  });

  it('have tags of teams, and one that nobody uses', async () => {
    const { tags } = await server.request('ava', 'getTags');
    expect(tags.filter(({ teamId }) => teamId !== null)).toHaveLength(2);
    expect(tags.filter(({ projectCount }) => projectCount === 0)).toHaveLength(1);
  });
});
