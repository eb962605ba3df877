import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now, passOn } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let reviews: Record<string, string>;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  reviews = await makeCycle(server, ids.cycle, 'Paged', ['ben', 'leo', 'chloe', 'grace']);
  server.setNow('2026-03-13T15:00:00.000Z');
  await passOn(server, 'ben', reviews['ben'] ?? '', ids.self);
  server.setNow('2026-03-15T15:00:00.000Z');
});

const path = { cycleId: ids.cycle };
const list = (revieweeFilters: object = {}, more: object = {}) =>
  server.request('hugo', 'getReviewCycleReviewees', {
    path,
    body: { page: 1, pageSize: 10, sort: null, columnFilters: [], revieweeFilters, ...more },
  });
const names = async (...sent: Parameters<typeof list>) =>
  (await list(...sent)).reviewees.map(({ employeeName }) => employeeName);

describe('the reviewees of a cycle', () => {
  it('each row names for whom the review waits, and since when', async () => {
    const { reviewees, totalCount } = await list();
    expect(totalCount).toBe(4);
    expect(reviewees[0]).toMatchObject({
      employeeName: 'Ben Okafor',
      executorType: 'ReportingTo',
      waitingFor: { part: 'ReportingTo', names: ['Grace Kim'] },
      waitingSince: '2026-03-13T15:00:00.000Z',
      isOverdue: false,
      deliveredOn: null,
      meetingStatus: null,
    });
  });

  it('the filters leave only a step, a status or a name', async () => {
    expect(await names({ stepId: ids.manager })).toEqual(['Ben Okafor']);
    expect(await names({ status: 'Promoted' })).toEqual(['Ben Okafor']);
    const columnFilters = [{ name: 'employeeName', value: 'park' }];
    expect(await names({}, { columnFilters })).toEqual(['Leo Park']);
    expect(await names({ isOverdue: true })).toEqual([]);
    expect(await names({ needsAdmin: true })).toEqual([]);
  });

  it('a review is overdue after the last day of its cycle', async () => {
    server.setNow('2026-04-01T15:00:00.000Z');
    expect(await names({ isOverdue: true, status: 'Promoted' })).toEqual(['Ben Okafor']);
    expect((await list({ isOverdue: true })).totalCount).toBe(4);
    server.setNow('2026-03-15T15:00:00.000Z');
  });

  it('an unknown cycle is rejected', async () => {
    const sent = { path: { cycleId: uuid(999) } };
    expect(await server.expectError('hugo', 'exportReviewCycle', sent)).toMatchObject({
      status: 404,
    });
  });
});

describe('the progress of a cycle', () => {
  it('each day has the reviews at each step, from the first day to the present one', async () => {
    const { progress } = await server.request('hugo', 'getReviewCycle', { path });
    expect(progress).toHaveLength(15);
    expect(progress[0]).toEqual({
      day: '2026-03-01',
      stepCounts: [0, 0, 0, 0],
      deliveredCount: 0,
    });
    expect(progress.at(-5)).toMatchObject({ day: '2026-03-11', stepCounts: [4, 0, 0, 0] });
    expect(progress.at(-1)).toMatchObject({ day: '2026-03-15', stepCounts: [3, 1, 0, 0] });
  });

  it('a long cycle leaves out days, and one in the future has none', async () => {
    const { progress } = await server.request('hugo', 'getReviewCycle', { path });
    expect(progress.length).toBeLessThan(60);
    server.setNow('2027-03-15T15:00:00.000Z');
    const later = await server.request('hugo', 'getReviewCycle', { path });
    expect(later.progress).toHaveLength(60);
    expect(later.progress.at(-1)).toMatchObject({ day: '2027-03-15', stepCounts: [3, 1, 0, 0] });
    server.setNow('2026-02-15T15:00:00.000Z');
    expect((await server.request('hugo', 'getReviewCycle', { path })).progress).toEqual([]);
    server.setNow('2026-03-15T15:00:00.000Z');
  });

  it('a review that is sent back counts at the earlier step again', async () => {
    await server.request('grace', 'rejectReview', {
      body: { reviewId: reviews['ben'] ?? '', rejectedReason: 'Please add goals.' },
    });
    const { progress } = await server.request('hugo', 'getReviewCycle', { path });
    expect(progress.at(-1)?.stepCounts).toEqual([4, 0, 0, 0]);
    expect(progress.at(-2)?.stepCounts).toEqual([3, 1, 0, 0]);
  });
});

describe('changing some people of a cycle', () => {
  const change = (more: object) => ({
    body: {
      id: ids.cycle,
      cycleName: 'Paged',
      period: 'First quarter',
      year: 2026,
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      ...more,
    },
  });
  const who = (name: string, clientInterfacerId: string | null = null) => ({
    employeeId: `employee-${name}`,
    clientInterfacerId,
  });

  it('people who are not named stay as they are', async () => {
    await server.request('hugo', 'updateReviewCycle', change({}));
    expect((await list()).totalCount).toBe(4);
    await server.request(
      'hugo',
      'updateReviewCycle',
      change({
        changedReviewees: [who('ines'), who('leo', 'employee-ben')],
        removedReviewees: ['employee-chloe'],
      }),
    );
    expect(await names()).toEqual(['Ben Okafor', 'Grace Kim', 'Ines Costa', 'Leo Park']);
    const { reviewees } = await list(
      {},
      { columnFilters: [{ name: 'employeeName', value: 'leo' }] },
    );
    expect(reviewees[0]?.clientInterfacerName).toBe('Ben Okafor');
  });

  it('a review in which something is written is not removed, nor are all reviewees', async () => {
    const written = change({ removedReviewees: ['employee-ben'] });
    expect(await server.expectError('hugo', 'updateReviewCycle', written)).toMatchObject({
      status: 400,
      code: 'revieweeInReview',
    });
    const unknown = change({ changedReviewees: [who('nobody')] });
    expect(await server.expectError('hugo', 'updateReviewCycle', unknown)).toMatchObject({
      fieldErrors: { 'changedReviewees.0.employeeId': expect.anything() },
    });
    await makeCycle(server, uuid(140), 'Single', ['leo']);
    const all = change({ id: uuid(140), cycleName: 'Single', removedReviewees: ['employee-leo'] });
    expect(await server.expectError('hugo', 'updateReviewCycle', all)).toMatchObject({
      code: 'cycleWithoutReviewees',
    });
  });
});
