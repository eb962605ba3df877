import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import { cycle, passOn, listReviews, type Filters } from '../../../support/reviews/world.ts';

const formatStatus = ({ status, style }: { status: string; style: string }) =>
  `${status}: ${style}`;

export default scenario({
  title:
    'List, tabs, summary and executor show the step of each review, and name the people it is waiting for',
  source: 'REVW-021',
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const roles = ['member', 'colleague'];
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, { roles, hasOwnWorkflow: true });
    const [first = '', last = ''] = stepIds;
    const [one = '', other = ''] = reviewIds;
    const readNeighbours = async (reviewId: string, stepId: string) => {
      const { performanceReview } = await me.request('getReview', { query: { reviewId, stepId } });
      return [performanceReview.previousReviewId, performanceReview.nextReviewId];
    };
    const [before = '', after = ''] = (await listReviews(me, { cycleId })).map(({ id }) => id);
    ctx.expectEqual('both are listed', [before, after].toSorted(), [one, other].toSorted());
    ctx.expectEqual('next to the first one', await readNeighbours(before, first), [null, after]);
    ctx.expectEqual('next to the second one', await readNeighbours(after, first), [before, null]);
    await passOn(me, one, first);
    ctx.expectEqual('alone at its step', await readNeighbours(one, last), [null, null]);

    const summary = async (who: Actor, stepId: string) => {
      const { reviewCycleSummary: actual } = await who.request('getReviewCycleSummary', {
        query: { cycleId, stepId },
      });
      const reviewees = actual.reviewees.map((each) => `${each.reviewId} ${each.needsAction}`);
      const counts = actual.paCycleStatusSummary.map(({ status, count }) => [status, count]);
      return [actual.reviewId, actual.status, actual.needsAction, reviewees.toSorted(), counts];
    };
    const waiting = [`${one} true`, `${other} true`].toSorted();
    const counts = [
      ['NotStarted', 1],
      ['Promoted', 1],
    ];
    const atFirst = [other, 'InProgress', true, waiting, counts];
    ctx.expectEqual('the summary of the first step', await summary(me, first), atFirst);
    const atLast = [one, 'InProgress', true, [`${one} true`], counts];
    ctx.expectEqual('the summary of the last step', await summary(me, last), atLast);
    const own = [null, 'InProgress', false, [`${one} false`], [['Promoted', 1]]];
    ctx.expectEqual('notifications of the reviewee', await summary(member, first), own);

    const executor = async (who: Actor, operatingStepId: string) => {
      const { paCycleExecutor } = await who.request('getReviewExecutor', {
        query: { cycleId, operatingStepId },
      });
      const { isExecutor, reviews } = paCycleExecutor;
      return [isExecutor, reviews.map(({ reviewId }) => reviewId)];
    };
    ctx.expectEqual('to do at the first step', await executor(me, first), [true, [other]]);
    ctx.expectEqual('to do at the last step', await executor(me, last), [true, [one]]);
    ctx.expectEqual('for the reviewee', await executor(member, last), [false, []]);

    const tabs = async (who: Actor) => {
      const { reviewTabItems } = await who.request('getReviewStepTabs');
      const actual = reviewTabItems.filter(({ stepId }) => stepIds.includes(stepId));
      return actual.map(({ stepId, reviewCount, actionCount }) => [
        stepId,
        reviewCount,
        actionCount,
      ]);
    };
    const forMe = [
      [first, 1, 1],
      [last, 1, 1],
    ];
    ctx.expectEqual('the tabs', await tabs(me), forMe);
    const forThem = [
      [first, 0, 0],
      [last, 1, 0],
    ];
    ctx.expectEqual('the tabs of the reviewee', await tabs(member), forThem);

    const listed = async (who: Actor, filters: Filters, showActionableItem = false) =>
      (await listReviews(who, { cycleId, ...filters }, showActionableItem)).map(({ id }) => id);
    ctx.expectEqual('with the status', await listed(me, { status: 'Promoted' }), [one]);
    ctx.expectEqual('of the year', (await listed(me, { year: 2026 })).length, 2);
    ctx.expectEqual('of another year', await listed(me, { year: 2027 }), []);
    ctx.expectEqual('of another team', await listed(me, { teamId: ctx.uuid() }), []);
    ctx.expectEqual('of another cycle', await listed(me, { cycleId: ctx.uuid() }), []);
    ctx.expectEqual('the administrator’s own', await listed(me, { scope: 'Mine' }), []);
    ctx.expectEqual('the member’s own', await listed(member, { scope: 'Mine' }), [one]);
    const statuses = ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered'];
    const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const { performanceSettings } = await me.request('getPerformanceSettings');
    const listLegends = (names: readonly string[]) =>
      performanceSettings.legends.filter(({ status }) => names.includes(status)).map(formatStatus);
    const { legends } = await me.request('getReviews', {
      body: { ...search, cycleFilters: { cycleId }, showActionableItem: false },
    });
    const ofReviews = listLegends(statuses).toSorted();
    ctx.expectEqual('the legends of reviews', legends.map(formatStatus).toSorted(), ofReviews);
    const cycles = await me.request('getReviewCycles', { body: { ...search, cycleFilters: {} } });
    const ofCycles = listLegends(['NotStarted', 'InProgress', 'Completed', 'Archived']).toSorted();
    ctx.expectEqual('of cycles', cycles.legends.map(formatStatus).toSorted(), ofCycles);
    ctx.expectEqual('all that wait', (await listed(me, {}, true)).length, 2);
    ctx.expectEqual('all that wait for the member', await listed(member, {}, true), []);
  },
});
