import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { cycleBody, ids, makeWorkflow, now, passOn } from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';

const names = ['ben', 'chloe', 'grace', 'hugo', 'leo'] as const;
const cycles = { running: uuid(900), past: uuid(901), future: uuid(902) };

let server: TestServer;
let reviews: Record<string, string>;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  const add = (id: string, cycleName: string, more: object = {}) =>
    server.request('hugo', 'addReviewCycle', {
      body: { ...cycleBody(id, cycleName, names), ...more },
    });
  await add(cycles.running, 'Spring');
  await add(cycles.past, 'Winter', {
    startDate: '2026-01-01',
    endDate: '2026-02-28',
    period: 'Cold months',
  });
  await add(cycles.future, 'Summer', { startDate: '2026-06-01', endDate: '2026-06-30' });
  const { reviewees } = await server.request('hugo', 'getReviewCycle', {
    path: { cycleId: cycles.running },
  });
  reviews = Object.fromEntries(
    reviewees.map(({ employeeId, reviewId }) => [employeeId.replace('employee-', ''), reviewId]),
  );
  server.setNow('2026-03-11T16:00:00.000Z');
  await passOn(server, 'leo', reviews['leo'] ?? '', ids.self);
  server.setNow('2026-03-12T09:00:00.000Z');
  await passOn(server, 'ben', reviews['ben'] ?? '', ids.self);
});

type Filters = Parameters<typeof list>[1];

function list(
  personId: string,
  cycleFilters: {
    cycleId?: string;
    stepId?: string;
    statuses?: ('NotStarted' | 'Promoted' | 'Delivered')[];
    search?: string;
    isOverdue?: boolean;
  } = {},
  more: object = {},
) {
  const page = { page: 1, pageSize: 50, sort: 'employeeName', columnFilters: [] };
  return server.request(personId, 'getReviews', {
    body: { ...page, showActionableItem: false, cycleFilters, ...more },
  });
}

const namesFor = async (personId: string, filters: Filters, more: object = {}) =>
  (await list(personId, filters, more)).reviews.map(({ employeeName }) => employeeName);

const inRunning = { cycleId: cycles.running };

describe('the filters of the review list', () => {
  it('the review list is limited to the reviews at a step', async () => {
    expect(await namesFor('hugo', { ...inRunning, stepId: ids.manager })).toEqual([
      'Ben Okafor',
      'Leo Park',
    ]);
    expect(await namesFor('hugo', { ...inRunning, stepId: uuid(9) })).toEqual([]);
  });

  it('the review list is limited to several statuses, and to none of them by none', async () => {
    const statuses: Filters = { ...inRunning, statuses: ['Promoted', 'Delivered'] };
    expect(await namesFor('hugo', statuses)).toEqual(['Ben Okafor', 'Leo Park']);
    expect(await namesFor('hugo', { ...inRunning, statuses: [] })).toHaveLength(5);
    const both = { cycleFilters: { ...statuses, status: 'NotStarted' } };
    expect(await namesFor('hugo', {}, both)).toEqual([]);
  });

  it('the review list is searched by words of the reviewee, the cycle and its period', async () => {
    expect(await namesFor('hugo', { search: 'oKAfor  spring' })).toEqual(['Ben Okafor']);
    expect(await namesFor('hugo', { search: 'cold MONTHS leo' })).toEqual(['Leo Park']);
    expect(await namesFor('hugo', { search: '  ', cycleId: cycles.past })).toHaveLength(5);
    expect(await namesFor('hugo', { search: 'leo ben' })).toEqual([]);
  });

  it('the review list is limited to what is overdue: after the last day, unless it is delivered', async () => {
    const { reviews: overdue } = await list('hugo', { isOverdue: true, search: 'Winter' });
    expect(overdue).toHaveLength(5);
    expect(overdue.every((review) => review.isOverdue)).toBe(true);
    expect(await namesFor('hugo', { ...inRunning, isOverdue: true })).toEqual([]);
    const all = await list('hugo', { isOverdue: true });
    expect(all.reviews.every((review) => review.isOverdue)).toBe(true);
    const { reviews: listed } = await list('hugo', {});
    expect(listed.filter(({ isOverdue }) => isOverdue)).toHaveLength(all.totalCount);
  });
});

describe('the counts of the review list', () => {
  it('step tabs count what the other filters show, whatever the step', async () => {
    const tabs = async (filters: Filters, more: object = {}) =>
      (await list('grace', filters, more)).reviewTabItems
        .filter(({ reviewCount }) => reviewCount > 0)
        .map(({ stepId, reviewCount, actionCount }) => [stepId, reviewCount, actionCount]);
    const expected = [
      [ids.self, 3, 1],
      [ids.manager, 2, 2],
    ];
    expect(await tabs(inRunning)).toEqual(expected);
    expect(await tabs({ ...inRunning, stepId: ids.manager })).toEqual(expected);
    expect(await tabs({ ...inRunning, search: 'leo' })).toEqual([[ids.manager, 1, 1]]);
    expect(await tabs(inRunning, { showActionableItem: true })).toEqual([
      [ids.self, 1, 1],
      [ids.manager, 2, 2],
    ]);
  });

  it('the step tabs of the list without filters are those of the call for tabs', async () => {
    for (const person of ['ben', 'grace', 'hugo', 'ava']) {
      const { reviewTabItems } = await server.request(person, 'getReviewStepTabs');
      const listed = await list(person, {});
      expect(listed.reviewTabItems).toEqual(reviewTabItems);
      const waiting = reviewTabItems.reduce((sum, { actionCount }) => sum + actionCount, 0);
      expect(listed.actionableCount).toBe(waiting);
    }
  });

  it('statuses are counted under all filters but their own', async () => {
    const expected = [
      { status: 'NotStarted', count: 3 },
      { status: 'Promoted', count: 2 },
    ];
    expect((await list('hugo', inRunning)).statusCounts).toEqual(expected);
    const promoted: Filters = { ...inRunning, statuses: ['Promoted'] };
    expect((await list('hugo', promoted)).statusCounts).toEqual(expected);
    const atSelf: Filters = { ...promoted, stepId: ids.self };
    expect((await list('hugo', atSelf)).statusCounts).toEqual(expected.slice(0, 1));
  });

  it('the reviews that wait for the caller are counted under the filters, as the switch lists them', async () => {
    for (const filters of [{}, inRunning, { search: 'leo' }, { stepId: ids.manager }]) {
      const { actionableCount } = await list('grace', filters);
      const { totalCount } = await list('grace', filters, { showActionableItem: true });
      expect(actionableCount).toBe(totalCount);
    }
  });

  it('a column filter also narrows the counts, and an unknown one is rejected', async () => {
    const columnFilters = [{ name: 'employeeName', value: 'leo' }];
    const found = await list('grace', inRunning, { columnFilters });
    expect(found.totalCount).toBe(1);
    expect(found.statusCounts).toEqual([{ status: 'Promoted', count: 1 }]);
    expect(found.actionableCount).toBe(1);
    const body = {
      page: 1,
      pageSize: 10,
      sort: '-needsAction',
      columnFilters: [{ name: 'needsAction', value: 'true' }],
      cycleFilters: {},
      showActionableItem: false,
    };
    const rejection = await server.expectError('grace', 'getReviews', { body });
    expect(rejection).toMatchObject({ status: 400, code: 'columnUnknown' });
  });

  it('the cycles of the reviews are filter options, the last to start first', async () => {
    const { cycles: listed } = await list('ben', {});
    const added = new Set<string>(Object.values(cycles));
    expect(listed.filter(({ id }) => added.has(id))).toEqual([
      { id: cycles.future, value: 'Summer' },
      { id: cycles.running, value: 'Spring' },
      { id: cycles.past, value: 'Winter' },
    ]);
  });
});

describe('the order by what waits for the caller', () => {
  const sort = '-needsAction';

  it('the reviews that wait for the caller come first, the longest waiting first, then others by name', async () => {
    expect(await namesFor('grace', inRunning, { sort })).toEqual([
      'Grace Kim',
      'Leo Park',
      'Ben Okafor',
      'Chloe Martin',
      'Hugo Silva',
    ]);
    expect(await namesFor('grace', inRunning, { sort: 'needsAction' })).toEqual([
      'Chloe Martin',
      'Hugo Silva',
      'Grace Kim',
      'Leo Park',
      'Ben Okafor',
    ]);
  });

  it('for an administrator, their own review and cycles to come are among the others', async () => {
    const { reviews: listed, actionableCount } = await list('hugo', {}, { sort });
    const flags = listed.map(({ needsAction }) => needsAction);
    expect(flags.indexOf(false)).toBe(actionableCount);
    expect(flags.lastIndexOf(true)).toBe(actionableCount - 1);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  });

  it('the pages of this order add up to the list, for everyone', async () => {
    for (const person of ['ben', 'grace', 'hugo', 'ava']) {
      const all = await list(person, {}, { sort });
      const listed: string[] = [];
      for (let page = 1; page <= Math.ceil(all.totalCount / 10); page += 1) {
        const part = await list(person, {}, { sort, page, pageSize: 10 });
        expect(part.totalCount).toBe(all.totalCount);
        listed.push(...part.reviews.map(({ id }) => id));
      }
      expect(listed).toEqual(all.reviews.map(({ id }) => id));
      const byName = await list(person, {});
      expect(listed.toSorted()).toEqual(byName.reviews.map(({ id }) => id).toSorted());
    }
  });

  it('the next review is the one that has waited longest under the filters, on any page', async () => {
    const next = async (filters: Filters, more: object = {}) =>
      (await list('grace', filters, more)).nextReview;
    expect(await next({ ...inRunning, stepId: ids.manager })).toEqual({
      reviewId: reviews['leo'],
      cycleId: cycles.running,
      stepId: ids.manager,
      employeeName: 'Leo Park',
    });
    expect(await next({ ...inRunning, search: 'ben' })).toMatchObject({
      reviewId: reviews['ben'],
    });
    expect(await next(inRunning, { page: 2, pageSize: 10 })).toMatchObject({
      reviewId: reviews['grace'],
    });
    expect(await next({ ...inRunning, search: 'hugo' })).toBeNull();
  });
});
