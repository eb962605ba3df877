import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const list = (query: Record<string, string>, personId: string) =>
  server.request(personId, 'listNotifications', { query });

describe('the demo notifications', () => {
  const everything = async (personId: string) => {
    const query = { filterType: 'All', isNew: 'false' };
    const first = await list(query, personId);
    const second = await list({ ...query, skipCount: '20' }, personId);
    return [...first.notifications, ...second.notifications];
  };

  it('the demo has people with multiple pages of notifications, with a few, and with none', async () => {
    expect((await list({}, 'ava')).totalCount).toBeGreaterThan(20);
    expect((await everything('ava')).length).toBeGreaterThan(20);
    expect((await everything('ben')).length).toBeGreaterThan(5);
    expect(await everything('chloe')).toEqual([]);
    const { notifications } = await list({ filterType: 'UnSeen' }, 'leo');
    expect(notifications).toEqual([]);
  });

  it('the demo has each kind of notification, in every state', async () => {
    const all = await everything('ava');
    expect(new Set(all.map(({ typeId }) => typeId)).size).toBe(9);
    const states = all.map(({ isSeen, isComplete }) => `${isSeen} ${isComplete}`);
    expect(new Set(states)).toEqual(new Set(['false false', 'true false', 'true true']));
    expect((await list({}, 'ava')).requestTrackingPendingCount).toBeGreaterThan(0);
  });

  it('the demo notifications name an existing step of a review', async () => {
    await server.request('hugo', 'getReviewSteps');
    const steps = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('reviewSteps'),
    );
    const reviews = (await everything('ava')).filter(({ typeId }) => typeId === 6);
    expect(reviews).not.toEqual([]);
    for (const { notificationData } of reviews) {
      expect(steps.map(({ id }) => id)).toContain(notificationData.stepId);
    }
  });

  it('the demo notifications name existing projects, and the other person', async () => {
    const projects = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('projects'),
    );
    const known = new Set(projects.map(({ id }) => id));
    const all = (await everything('ava')).map(({ notificationData }) => notificationData);
    const named = all.flatMap(({ projectId }) => projectId ?? []);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(all.filter(({ userName }) => !userName)).toEqual([]);
  });
});
