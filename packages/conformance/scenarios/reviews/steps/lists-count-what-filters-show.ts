import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import { cycle, passOn, type Filters } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Tabs, statuses and what is waiting are counted under the filters of the list; what is waiting for the caller comes first, the longest waiting first',
  source: 'REVW-018, REVW-D31, REVW-D32',
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const roles = ['member', 'colleague'];
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, { roles, hasOwnWorkflow: true });
    const [first = '', last = ''] = stepIds;
    const [one = '', other = ''] = reviewIds;
    await passOn(me, one, first);

    const list = (who: Actor, cycleFilters: Filters = {}, more: object = {}) =>
      who.request('getReviews', {
        body: {
          page: 1,
          pageSize: 50,
          sort: '-needsAction',
          columnFilters: [],
          showActionableItem: false,
          cycleFilters: { cycleId, ...cycleFilters },
          ...more,
        },
      });
    const listIds = async (filters: Filters) =>
      (await list(me, filters)).reviews.map(({ id }) => id).toSorted();
    const counted = async (who: Actor, filters: Filters = {}, more: object = {}) => {
      const { reviewTabItems, statusCounts, actionableCount } = await list(who, filters, more);
      const tabs = reviewTabItems
        .filter(({ stepId }) => stepIds.includes(stepId))
        .map(({ reviewCount, actionCount }) => [reviewCount, actionCount]);
      return [tabs, statusCounts.map(({ status, count }) => [status, count]), actionableCount];
    };

    ctx.expectEqual('at the first step', await listIds({ stepId: first }), [other]);
    const statuses: Filters = { statuses: ['Promoted', 'Delivered'] };
    ctx.expectEqual('with one of two statuses', await listIds(statuses), [one]);
    ctx.expectEqual('overdue ones, before the last day', await listIds({ isOverdue: true }), []);
    const { reviews: all, nextReview } = await list(me);
    const [named] = all;
    const search = `${named?.reviewCycleName} ${named?.employeeName}`.toUpperCase();
    const found = await listIds({ search });
    ctx.expectThat('a search by cycle and name finds the review', found.includes(named?.id ?? ''));
    const nobody = `${named?.employeeName} ${ctx.uuid()}`;
    ctx.expectEqual(
      'a search by a word that nothing contains',
      await listIds({ search: nobody }),
      [],
    );

    const tabs = [
      [1, 1],
      [1, 1],
    ];
    const byStatus = [
      ['NotStarted', 1],
      ['Promoted', 1],
    ];
    ctx.expectEqual('counts of the cycle', await counted(me), [tabs, byStatus, 2]);
    const atLast = [tabs, [['Promoted', 1]], 1];
    ctx.expectEqual('counts under a step', await counted(me, { stepId: last }), atLast);
    const promoted = [
      [
        [0, 0],
        [1, 1],
      ],
      byStatus,
      1,
    ];
    ctx.expectEqual('counts under a status', await counted(me, statuses), promoted);
    const ofMember = [
      [
        [0, 0],
        [1, 0],
      ],
      [['Promoted', 1]],
      0,
    ];
    ctx.expectEqual('counts of the reviewee', await counted(member), ofMember);
    const onlyWaiting = await list(member, {}, { showActionableItem: true });
    ctx.expectEqual('nothing waits for the reviewee', onlyWaiting.totalCount, 0);
    ctx.expectEqual('nor is anything next', onlyWaiting.nextReview, null);

    const since = all.map(({ waitingSince }) => Date.parse(waitingSince ?? ''));
    ctx.expectEqual(
      'the longest waiting come first',
      since,
      since.toSorted((a, b) => a - b),
    );
    ctx.expectEqual(
      'the next review',
      [nextReview?.reviewId, nextReview?.stepId, nextReview?.employeeName],
      [named?.id, named?.stepId, named?.employeeName],
    );

    const unfiltered = await list(me, { cycleId: null });
    const { reviewTabItems } = await me.request('getReviewStepTabs');
    const own = (tabItems: typeof reviewTabItems) =>
      tabItems.filter(({ stepId }) => stepIds.includes(stepId));
    ctx.expectEqual(
      'the tabs without filters',
      own(unfiltered.reviewTabItems),
      own(reviewTabItems),
    );
    const firstOther = unfiltered.reviews.findIndex(({ needsAction }) => !needsAction);
    const lastWaiting = unfiltered.reviews.findLastIndex(({ needsAction }) => needsAction);
    ctx.expectThat(
      'what waits for others follows what waits for the caller',
      firstOther === -1 || firstOther > lastWaiting,
    );
  },
});
