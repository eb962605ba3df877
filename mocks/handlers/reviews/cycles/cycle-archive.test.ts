import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { cycleBody, ids, makeCycle, makeWorkflow, now, passOn } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let id: string;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(() => {
  count += 1;
  id = uuid(1000 + count);
  server.setNow(now);
});

const body = (more: object = {}, names = ['ben', 'leo']) => ({
  ...cycleBody(id, `Cycle ${count}`, names),
  ...more,
});
const add = (more: object = {}, names?: string[]) =>
  server.request('hugo', 'addReviewCycle', { body: body(more, names) });
const get = () => server.request('hugo', 'getReviewCycle', { path: { cycleId: id } });
const search = (cycleFilters: object = {}) => ({
  body: { page: 1, pageSize: 50, sort: 'cycleName', columnFilters: [], cycleFilters },
});
const update = (more: object = {}, names?: string[]) => {
  const { teamId: _team, workflowId: _workflow, ...sent } = body({}, names);
  return { body: { ...sent, ...more } };
};
const inArchive = (cycleFilters: object) => ({
  body: { ...search(cycleFilters).body, sort: null },
});
async function deliverAll(reviews: Record<string, string>): Promise<void> {
  for (const [name, reviewId] of Object.entries(reviews)) {
    await passOn(server, name, reviewId, ids.self);
    await passOn(server, 'grace', reviewId, ids.manager);
    const at = { path: { reviewId }, query: { stepId: ids.client } };
    await server.request('grace', 'promoteReview', at);
    const query = { deliverToAll: 'true' };
    await server.request('hugo', 'deliverReview', { path: { reviewId }, query });
  }
}

describe('the dates of a cycle', () => {
  const later = { startDate: '2026-03-20' };

  it('a cycle in which something was written does not move to the future', async () => {
    const reviews = await makeCycle(server, id, `Cycle ${count}`, ['ben', 'leo']);
    await passOn(server, 'ben', reviews['ben'] ?? '', ids.self);
    const rejection = await server.expectError('hugo', 'updateReviewCycle', update(later));
    expect(rejection).toMatchObject({
      status: 409,
      code: 'cycleStarted',
      fieldErrors: {
        startDate: ['Reviews of this cycle have started, so it can’t start after today.'],
      },
    });
    await server.request('hugo', 'updateReviewCycle', update({ startDate: '2026-03-05' }));
    expect((await get()).reviewCycle).toMatchObject({
      status: 'InProgress',
      startDate: '2026-03-05',
    });
  });

  it('a cycle in which nothing was written moves to the future', async () => {
    await add();
    const { reviewCycle } = await server.request('hugo', 'updateReviewCycle', update(later));
    expect(reviewCycle.status).toBe('NotStarted');
  });

  it('reviews go on after the end of their cycle', async () => {
    const reviews = await makeCycle(server, id, `Cycle ${count}`, ['ben', 'leo']);
    server.setNow('2026-04-02T15:00:00.000Z');
    await deliverAll(reviews);
    expect((await get()).reviewCycle.status).toBe('Completed');
  });
});

describe('cycle statuses', () => {
  it('a cycle is NotStarted until the start date, and Completed when all reviews are delivered', async () => {
    const later = await add({ startDate: '2026-03-20' });
    expect(later.reviewCycle.status).toBe('NotStarted');
    server.setNow('2026-03-20T08:00:00.000Z');
    expect((await get()).reviewCycle.status).toBe('InProgress');
    const { reviewees } = await get();
    await deliverAll(
      Object.fromEntries(
        reviewees.map(({ employeeId, reviewId }) => [
          employeeId.replace('employee-', ''),
          reviewId,
        ]),
      ),
    );
    const { reviewCycle } = await get();
    expect(reviewCycle).toMatchObject({ status: 'Completed', deliveredCount: 2 });
    const { cycles, legends } = await server.request(
      'hugo',
      'getReviewCycles',
      search({ status: 'Completed' }),
    );
    expect(cycles.map((each) => each.id)).toContain(id);
    expect(legends.map(({ status }) => status)).toEqual([
      'NotStarted',
      'InProgress',
      'Completed',
      'Archived',
    ]);
  });
});

describe('deleting and archiving a cycle', () => {
  it('a cycle without written answers is deleted', async () => {
    await add();
    const path = { cycleId: id };
    await server.request('hugo', 'deleteReviewCycle', { path });
    expect((await server.expectError('hugo', 'getReviewCycle', { path })).status).toBe(404);
    const { notifications } = await server.request('ben', 'listNotifications');
    expect(notifications.filter((each) => each.notificationData.value === id)).toEqual([]);
    const reviews = await makeCycle(server, id, `Cycle ${count}`, ['ben']);
    await passOn(server, 'ben', reviews['ben'] ?? '', ids.self);
    const rejection = await server.expectError('hugo', 'deleteReviewCycle', { path });
    expect(rejection).toMatchObject({ status: 409, code: 'cycleInUse' });
    expect((await get()).reviewCycle.canBeDeleted).toBe(false);
  });

  it('a completed cycle is archived: its reviews leave the list for the archive, and come back', async () => {
    const reviews = await makeCycle(server, id, `Cycle ${count}`, ['ben']);
    const path = { cycleId: id };
    const early = await server.expectError('hugo', 'archiveReviewCycle', { path });
    expect(early).toMatchObject({ status: 409, code: 'cycleNotCompleted' });
    const unarchived = await server.expectError('hugo', 'restoreReviewCycle', { path });
    expect(unarchived).toMatchObject({ status: 409, code: 'cycleNotArchived' });
    await deliverAll(reviews);
    const { reviewCycle } = await server.request('hugo', 'archiveReviewCycle', { path });
    expect(reviewCycle.status).toBe('Archived');
    const inList = async () => {
      const sent = { cycleFilters: { cycleId: id }, showActionableItem: false };
      const { reviews: seen } = await server.request('ben', 'getReviews', {
        body: { ...search().body, sort: null, ...sent },
      });
      return seen.length;
    };
    expect(await inList()).toBe(0);
    const archive = await server.request('hugo', 'getArchivedReviews', inArchive({ year: 2026 }));
    const archived = archive.archivedReviews.map(({ cycleId }) => cycleId);
    expect(archived).toContain(id);
    expect(archive.canViewAllReviews).toBe(true);
    const query = { reviewId: reviews['ben'] ?? '' };
    const shown = await server.request('ben', 'getReviewForDisplay', { query });
    expect(shown.reviewFormDetails).toHaveLength(4);
    const again = await server.expectError('hugo', 'archiveReviewCycle', { path });
    expect(again).toMatchObject({ status: 409, code: 'cycleIsArchived' });
    const listed = (await server.request('hugo', 'getReviewCycles', search())).cycles;
    expect(listed.map((each) => each.id)).not.toContain(id);
    const change = await server.expectError('hugo', 'updateReviewCycle', update({}, ['ben']));
    expect(change).toMatchObject({ status: 400, code: 'cycleIsArchived' });
    await server.request('hugo', 'restoreReviewCycle', { path });
    expect(await inList()).toBe(1);
  });
});

describe('performance settings', () => {
  it('performance settings are stored, with a legend for each status', async () => {
    const { performanceSettings } = await server.request('hugo', 'getPerformanceSettings');
    const { version } = performanceSettings;
    const sent = {
      ...performanceSettings,
      isClientAutoNudge: false,
      isGoogleCalendarSynced: true,
      defaultWorkflowId: ids.workflow,
      legends: performanceSettings.legends.map((each) =>
        each.status === 'Rejected' ? { ...each, style: 'pink' } : each,
      ),
    };
    const saved = await server.request('hugo', 'savePerformanceSettings', { body: sent });
    expect(saved.performanceSettings).toMatchObject({ ...sent, version: version + 1 });
    const stale = await server.expectError('hugo', 'savePerformanceSettings', { body: sent });
    expect(stale.status).toBe(409);
    const defaults = await server.request('hugo', 'getReviewCycleDefaults');
    expect(defaults.defaultWorkflowId).toBe(ids.workflow);
    const { legends } = await server.request('hugo', 'getReviews', {
      body: { ...search().body, sort: null, showActionableItem: false },
    });
    expect(legends).toContainEqual({ status: 'Rejected', style: 'pink' });
    const { version: _version, ...rest } = sent;
    for (const [more, code] of [
      [{ legends: Array.from({ length: 8 }, () => sent.legends[0]) }, 'legendsIncomplete'],
      [{ defaultWorkflowId: uuid(9) }, 'workflowUnknown'],
    ] as const) {
      const wrong = { ...rest, ...more };
      const rejection = await server.expectError('hugo', 'savePerformanceSettings', {
        body: wrong,
      });
      expect(rejection).toMatchObject({ status: 400, code });
    }
    const body2 = { ...rest, isClientAutoNudge: true, isGoogleCalendarSynced: false };
    await server.request('hugo', 'savePerformanceSettings', { body: body2 });
  });
});
