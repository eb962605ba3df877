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
  it('the demo projects have pending and resolved impediments, some of them long', async () => {
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

  it('some demo projects have impediments, files, watchers and tags, and others have none', async () => {
    const projects = await all('projects');
    for (const part of ['impediments', 'projectFiles', 'projectWatches', 'projectTags'] as const) {
      const having = new Set((await all(part)).map(({ projectId }) => projectId));
      expect(having.size).toBeGreaterThan(3);
      expect(having.size).toBeLessThan(projects.length);
    }
    expect(projects.filter(({ isApexProject }) => isApexProject)).toHaveLength(2);
  });

  it('the demo projects are on the watch list of a person who may see the analytics', async () => {
    const watched = (await all('projectWatches')).filter(
      ({ employeeId }) => employeeId === 'employee-ava',
    );
    expect(watched.length).toBeGreaterThan(3);
  });

  it('the demo projects have former members with booked time', async () => {
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
  ])('the demo link requests notify %s, who can accept them: %i', async (personId, count) => {
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

  it('the demo projects have tags of teams, and one unused tag', async () => {
    const { tags } = await server.request('ava', 'getTags');
    expect(tags.filter(({ teamId }) => teamId !== null)).toHaveLength(2);
    expect(tags.filter(({ projectCount }) => projectCount === 0)).toHaveLength(1);
  });
});
