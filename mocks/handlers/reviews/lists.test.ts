import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { ids, listReviews, makeCycle, makeWorkflow, now, passOn } from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';

let server: TestServer;
let cycleId: string;
let reviews: Record<string, string>;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(async () => {
  count += 1;
  cycleId = uuid(1000 + count);
  reviews = await makeCycle(server, cycleId, `Cycle ${count}`, ['ben', 'leo', 'hugo', 'grace']);
});

const getReviewId = (name: string): string => reviews[name] ?? '';
const listed = (personId: string, more?: object) => listReviews(server, personId, cycleId, more);
const namesFor = async (personId: string, more: object = {}) =>
  (await listed(personId, more)).reviews.map(({ employeeName }) => employeeName);

describe('the review list', () => {
  it('the review list shows the user’s own review, those of their reports, and all to a review admin', async () => {
    expect(await namesFor('ben')).toEqual(['Ben Okafor']);
    expect(await namesFor('grace')).toEqual(['Ben Okafor', 'Grace Kim', 'Hugo Silva', 'Leo Park']);
    expect(await namesFor('hugo')).toHaveLength(4);
    const ofLeo = await listed('leo');
    expect(ofLeo).toMatchObject({ isReportingToManager: false, isClientInterfacer: false });
    const ofGrace = await listed('grace');
    expect(ofGrace).toMatchObject({ isReportingToManager: true, isClientInterfacer: true });
    expect(ofGrace.yearList).toContain(2026);
    expect(ofGrace.legends.map(({ status }) => status)).toEqual([
      'NotStarted',
      'Answered',
      'Promoted',
      'Rejected',
      'Delivered',
    ]);
  });

  it('the review list shows only actionable items when showActionableItem is set', async () => {
    expect(await namesFor('grace', { showActionableItem: true })).toEqual(['Grace Kim']);
    await passOn(server, 'leo', getReviewId('leo'), ids.self);
    expect(await namesFor('grace', { showActionableItem: true })).toEqual([
      'Grace Kim',
      'Leo Park',
    ]);
  });

  it('the review list filters by columnFilters and cycleFilters, sorts and pages', async () => {
    const filter = { columnFilters: [{ name: 'employeeName', value: 'o' }] };
    expect(await namesFor('hugo', filter)).toEqual(['Ben Okafor', 'Hugo Silva', 'Leo Park']);
    const status = { cycleFilters: { cycleId, status: 'Answered' } };
    expect(await namesFor('hugo', status)).toEqual([]);
    expect(await namesFor('hugo', { cycleFilters: { cycleId, year: 2025 } })).toEqual([]);
    expect(await namesFor('hugo', { cycleFilters: { cycleId, teamId: uuid(9) } })).toEqual([]);
    const page = await listed('hugo', { sort: '-employeeName', pageSize: 10 });
    expect(page.reviews[0]?.employeeName).toBe('Leo Park');
    expect(page.totalCount).toBe(4);
    const rejection = await server.expectError('hugo', 'getReviews', {
      body: {
        page: 1,
        pageSize: 10,
        sort: 'salary',
        columnFilters: [],
        cycleFilters: {},
        showActionableItem: false,
      },
    });
    expect(rejection).toMatchObject({ status: 400, code: 'columnUnknown' });
  });

  it('the review list can be scoped to the user’s own and, for a team lead, to the team', async () => {
    expect(await namesFor('grace', { cycleFilters: { cycleId, scope: 'Mine' } })).toEqual([
      'Grace Kim',
    ]);
    const team = await namesFor('grace', { cycleFilters: { cycleId, scope: 'MyTeam' } });
    expect(team).not.toContain('Grace Kim');
    const body = {
      page: 1,
      pageSize: 10,
      sort: null,
      columnFilters: [],
      cycleFilters: { scope: 'MyTeam' },
      showActionableItem: false,
    };
    const rejection = await server.expectError('ben', 'getReviews', { body });
    expect(rejection).toMatchObject({ status: 403, code: 'notTeamLead' });
  });

  it('the review list links each review to the previous and next at the same step', async () => {
    const views = (await listed('hugo')).reviews;
    expect(views.map(({ previousReviewId }) => previousReviewId)).toEqual([
      null,
      ...views.slice(0, -1).map(({ id }) => id),
    ]);
    expect(views.at(-1)?.nextReviewId).toBeNull();
  });

  it('the review list has step tabs with the reviews at each step', async () => {
    const { reviewTabItems } = await server.request('ben', 'getReviewStepTabs');
    const self = reviewTabItems.find(({ stepId }) => stepId === ids.self);
    expect(self?.reviewCount).toBe(count);
    expect(self?.actionCount).toBe(count);
  });
});

describe('the cycle summary and the review executor', () => {
  it('the cycle summary and the review executor return what waits at a step', async () => {
    const query = { cycleId, stepId: ids.self };
    const { reviewCycleSummary } = await server.request('hugo', 'getReviewCycleSummary', { query });
    expect(reviewCycleSummary).toMatchObject({
      reviewId: getReviewId('hugo'),
      status: 'InProgress',
      needsAction: true,
      paCycleStatusSummary: [{ status: 'NotStarted', count: 4 }],
      meetingStatus: null,
    });
    expect(reviewCycleSummary.reviewees).toHaveLength(4);
    const { paCycleExecutor } = await server.request('ben', 'getReviewExecutor', {
      query: { cycleId, operatingStepId: ids.self },
    });
    expect(paCycleExecutor.isExecutor).toBe(true);
    expect(paCycleExecutor.reviews.map(({ reviewId }) => reviewId)).toEqual([getReviewId('ben')]);
    const later = await server.request('grace', 'getReviewExecutor', {
      query: { cycleId, operatingStepId: ids.manager },
    });
    expect(later.paCycleExecutor).toMatchObject({ isExecutor: true, reviews: [] });
  });

  it('the cycle summary returns 404 for a cycle without the caller, and for a step of another cycle', async () => {
    const only = uuid(2000 + count);
    await makeCycle(server, only, `Alone ${count}`, ['hugo']);
    for (const [person, query] of [
      ['ben', { cycleId: only, stepId: ids.self }],
      ['ben', { cycleId, stepId: uuid(9) }],
      ['hugo', { cycleId: uuid(9), stepId: ids.self }],
    ] as const) {
      const rejection = await server.expectError(person, 'getReviewCycleSummary', { query });
      expect(rejection.status).toBe(404);
    }
  });
});
