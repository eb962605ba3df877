import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../seed/seeded.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { cycleBody, ids, makeCycle, makeWorkflow, now, passOn } from '../../testing/reviews.ts';
import { at, entry, retainOnly, uuid } from '../../testing/timesheets.ts';

/** Ben is the reviewee, Grace manages him, Leo deals with the client, Hugo administers reviews. */
let server: TestServer;
let reviewId: string;
let firstReviewId: string;
let lastReviewId: string;

/** Of Ben, with Grace as a member; of Ava, with Ben as a member; of Ben, due before the period. */
const projects = { own: uuid(700), hidden: uuid(701), past: uuid(702) };

const request = (personId: string, id = reviewId) =>
  server.request(personId, 'getEarlierReview', { query: { reviewId: id } });

const readSteps = async (personId: string): Promise<string[] | undefined> => {
  const { earlierReview } = await request(personId);
  return earlierReview?.reviewFormDetails.map(({ stepId }) => stepId);
};

/** A cycle of earlier days with Ben's review, which is delivered to him only. */
async function startDelivered(id: string, startDate: string, endDate: string): Promise<string> {
  const body = { ...cycleBody(id, `From ${startDate}`, ['ben']), startDate, endDate };
  await server.request('hugo', 'addReviewCycle', { body });
  const { reviewees } = await server.request('hugo', 'getReviewCycle', { path: { cycleId: id } });
  const path = { reviewId: reviewees[0]?.reviewId ?? '' };
  await passOn(server, 'ben', path.reviewId, ids.self);
  await passOn(server, 'grace', path.reviewId, ids.manager);
  await server.request('hugo', 'promoteReview', { path, query: { stepId: ids.client } });
  await server.request('hugo', 'deliverReview', { path, query: { deliverToAll: 'false' } });
  return path.reviewId;
}

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  // Before all cycles of the demo data.
  firstReviewId = await startDelivered(uuid(901), '2020-07-01', '2020-09-30');
  lastReviewId = await startDelivered(uuid(902), '2025-10-01', '2026-01-31');
  const reviews = await makeCycle(server, ids.cycle, 'Cycle', ['ben', 'grace']);
  reviewId = reviews['ben'] ?? '';
  await request('ben');
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const id of [reviewId, lastReviewId]) {
      const review = await db.get('reviews', id);
      if (review) await db.put('reviews', { ...review, clientInterfacerId: 'employee-leo' });
    }
    const put = async (id: string, owner: string, dueOn: string, member: string) => {
      const ownerId = `employee-${owner}`;
      const employeeId = `employee-${member}`;
      const fields = { id, code: id.slice(-3), name: `Project ${id.slice(-3)}`, description: '' };
      const people = { parentId: null, ownerId, createdById: ownerId, createdOn: at('09:00') };
      await db.put('projects', seeded({ ...fields, ...people, dueOn, isApexProject: false }, 0));
      const membership = { projectId: id, employeeId, isActiveMember: true };
      await db.put('projectMembers', { id: `${id}:${employeeId}`, ...membership });
    };
    await put(projects.own, 'ben', '2026-02-20', 'grace');
    await put(projects.hidden, 'ava', '2026-03-05', 'ben');
    await put(projects.past, 'ben', '2026-01-31', 'grace');
  });
  await retainOnly(server, 'ben', [
    entry(1, at('08:00', '2026-02-03'), at('10:00', '2026-02-03'), { projectId: projects.own }),
    entry(2, at('08:00', '2026-02-04'), at('09:00', '2026-02-04'), { projectId: projects.hidden }),
    entry(3, at('08:00', '2026-02-05'), at('08:30', '2026-02-05')),
    entry(4, at('08:00', '2026-01-30'), at('18:00', '2026-01-30'), { projectId: projects.own }),
  ]);
});

/** Source: REVW-D41. */
describe('the work since the last review', () => {
  it('the latest delivered review of an earlier cycle comes with the period since then', async () => {
    const { earlierReview, since, until } = await request('grace');
    expect(earlierReview).toMatchObject({
      reviewId: lastReviewId,
      cycleId: uuid(902),
      cycleName: 'From 2025-10-01',
      period: 'First quarter',
      deliveredOn: now,
    });
    expect([since, until]).toEqual(['2026-02-01', '2026-03-11']);
    const forms = earlierReview?.reviewFormDetails ?? [];
    expect(forms.some(({ isEditable }) => isEditable)).toBe(false);
  });

  it('each person reads of the earlier review what they read of it on its own page', async () => {
    const all = [ids.self, ids.manager, ids.client, ids.release];
    expect(await readSteps('ben')).toEqual(all);
    expect(await readSteps('hugo')).toEqual(all);
    expect(await readSteps('grace')).toEqual([ids.self, ids.manager]);
    expect(await readSteps('leo')).toEqual([ids.client]);
    for (const personId of ['ben', 'grace', 'leo', 'hugo']) {
      const query = { reviewId: lastReviewId };
      const shown = await server.request(personId, 'getReviewForDisplay', { query });
      const { earlierReview } = await request(personId);
      expect(earlierReview?.reviewFormDetails).toEqual(shown.reviewFormDetails);
    }
  });

  it('a stranger finds no review', async () => {
    const sent = { query: { reviewId } };
    expect(await server.expectError('chloe', 'getEarlierReview', sent)).toMatchObject({
      status: 404,
    });
  });

  it('the period starts with the cycle if there is no earlier review', async () => {
    const first = await request('ben', firstReviewId);
    expect(first).toMatchObject({ earlierReview: null, since: '2020-07-01', until: '2020-09-30' });
  });
});

/** Source: REVW-D41, CLOCK-D03. */
describe('the hours since the last review', () => {
  it('the reviewee sees their hours, and the projects with the most time first', async () => {
    expect((await request('ben')).hours).toEqual({
      seconds: 12_600,
      projects: [
        { id: projects.own, name: 'Project 700', seconds: 7200 },
        { id: projects.hidden, name: 'Project 701', seconds: 3600 },
      ],
    });
  });

  it('the manager sees the hours of their team, but no project without access to it', async () => {
    expect((await request('grace')).hours).toEqual({
      seconds: 12_600,
      projects: [{ id: projects.own, name: 'Project 700', seconds: 7200 }],
    });
  });

  it('hours are hidden from people whose time report does not show them', async () => {
    expect((await request('leo')).hours).toBeNull();
    expect((await request('hugo')).hours).toBeNull();
  });
});

/** Source: REVW-D41. */
describe('the projects that were due since the last review', () => {
  it('people see the projects of the period that they have access to, the latest first', async () => {
    const read = async (personId: string) => (await request(personId)).dueProjects;
    const own = { id: projects.own, name: 'Project 700', dueOn: '2026-02-20' };
    const hidden = { id: projects.hidden, name: 'Project 701', dueOn: '2026-03-05' };
    const ofTest = (all: Awaited<ReturnType<typeof read>>) =>
      all?.filter(({ id }) => Object.values(projects).includes(id));
    expect(ofTest(await read('ben'))).toEqual([hidden, own]);
    expect(ofTest(await read('grace'))).toEqual([own]);
    expect(ofTest(await read('leo'))).toEqual([]);
  });

  it('projects are hidden from people without the right to projects', async () => {
    expect((await request('hugo')).dueProjects).toBeNull();
  });
});
