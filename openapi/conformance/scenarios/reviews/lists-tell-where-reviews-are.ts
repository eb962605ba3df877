import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { cycle, passOn, reviewsOf, type Filters } from '../../support/reviews/world.ts';

const inWords = ({ status, style }: { status: string; style: string }) => `${status}: ${style}`;

export default scenario({
  title: 'List, tabs, summary and executor tell where reviews are, and for whom they wait',
  source: 'REVW-021',
  async run(kit) {
    const [me, member] = [kit.as('admin'), kit.as('member')];
    const roles = ['member', 'colleague'];
    const { cycleId, stepIds, reviewIds } = await cycle(kit, me, { roles, isOfOwnSteps: true });
    const [first = '', last = ''] = stepIds;
    const [one = '', other = ''] = reviewIds;
    const beside = async (reviewId: string, stepId: string) => {
      const { performanceReview } = await me.ask('getReview', { query: { reviewId, stepId } });
      return [performanceReview.previousReviewId, performanceReview.nextReviewId];
    };
    const [before = '', after = ''] = (await reviewsOf(me, { cycleId })).map(({ id }) => id);
    kit.expectEqual('both are listed', [before, after].toSorted(), [one, other].toSorted());
    kit.expectEqual('beside the first', await beside(before, first), [null, after]);
    kit.expectEqual('beside the second', await beside(after, first), [before, null]);
    await passOn(me, one, first);
    kit.expectEqual('alone at its step', await beside(one, last), [null, null]);

    const summary = async (who: Actor, stepId: string) => {
      const { reviewCycleSummary: told } = await who.ask('getReviewCycleSummary', {
        query: { cycleId, stepId },
      });
      const reviewees = told.reviewees.map((each) => `${each.reviewId} ${each.needsAction}`);
      const counts = told.paCycleStatusSummary.map(({ status, count }) => [status, count]);
      return [told.reviewId, told.status, told.needsAction, reviewees.toSorted(), counts];
    };
    const waiting = [`${one} true`, `${other} true`].toSorted();
    const counts = [
      ['NotStarted', 1],
      ['Promoted', 1],
    ];
    const atFirst = [other, 'InProgress', true, waiting, counts];
    kit.expectEqual('the summary of the first step', await summary(me, first), atFirst);
    const atLast = [one, 'InProgress', true, [`${one} true`], counts];
    kit.expectEqual('the summary of the last step', await summary(me, last), atLast);
    const own = [null, 'InProgress', false, [`${one} false`], [['Promoted', 1]]];
    kit.expectEqual('what the reviewee is told', await summary(member, first), own);

    const executor = async (who: Actor, operatingStepId: string) => {
      const { paCycleExecutor } = await who.ask('getReviewExecutor', {
        query: { cycleId, operatingStepId },
      });
      const { isExecutor, reviews } = paCycleExecutor;
      return [isExecutor, reviews.map(({ reviewId }) => reviewId)];
    };
    kit.expectEqual('to do at the first step', await executor(me, first), [true, [other]]);
    kit.expectEqual('to do at the last step', await executor(me, last), [true, [one]]);
    kit.expectEqual('for the reviewee', await executor(member, last), [false, []]);

    const tabs = async (who: Actor) => {
      const { reviewTabItems } = await who.ask('getReviewStepTabs');
      const told = reviewTabItems.filter(({ stepId }) => stepIds.includes(stepId));
      return told.map(({ stepId, reviewCount, actionCount }) => [stepId, reviewCount, actionCount]);
    };
    const forMe = [
      [first, 1, 1],
      [last, 1, 1],
    ];
    kit.expectEqual('the tabs', await tabs(me), forMe);
    const forThem = [
      [first, 0, 0],
      [last, 1, 0],
    ];
    kit.expectEqual('the tabs of the reviewee', await tabs(member), forThem);

    const listed = async (who: Actor, filters: Filters, showActionableItem = false) =>
      (await reviewsOf(who, { cycleId, ...filters }, showActionableItem)).map(({ id }) => id);
    kit.expectEqual('with the status', await listed(me, { status: 'Promoted' }), [one]);
    kit.expectEqual('of the year', (await listed(me, { year: 2026 })).length, 2);
    kit.expectEqual('of another year', await listed(me, { year: 2027 }), []);
    kit.expectEqual('of another team', await listed(me, { teamId: kit.uuid() }), []);
    kit.expectEqual('of another cycle', await listed(me, { cycleId: kit.uuid() }), []);
    kit.expectEqual('the administrator’s own', await listed(me, { scope: 'Mine' }), []);
    kit.expectEqual('the member’s own', await listed(member, { scope: 'Mine' }), [one]);
    const statuses = ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered'];
    const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const { performanceSettings } = await me.ask('getPerformanceSettings');
    const legendsOf = (names: readonly string[]) =>
      performanceSettings.legends.filter(({ status }) => names.includes(status)).map(inWords);
    const { legends } = await me.ask('getReviews', {
      body: { ...search, cycleFilters: { cycleId }, showActionableItem: false },
    });
    const ofReviews = legendsOf(statuses).toSorted();
    kit.expectEqual('the legends of reviews', legends.map(inWords).toSorted(), ofReviews);
    const cycles = await me.ask('getReviewCycles', { body: { ...search, cycleFilters: {} } });
    const ofCycles = legendsOf(['NotStarted', 'InProgress', 'Completed', 'Archived']).toSorted();
    kit.expectEqual('of cycles', cycles.legends.map(inWords).toSorted(), ofCycles);
    kit.expectEqual('all that wait', (await listed(me, {}, true)).length, 2);
    kit.expectEqual('all that wait for the member', await listed(member, {}, true), []);
  },
});
