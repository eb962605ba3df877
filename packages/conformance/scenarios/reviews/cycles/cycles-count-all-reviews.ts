import { scenario } from '../../../scenario/types.ts';
import {
  actionFields,
  submitRequiredAnswers,
  cycle,
  cycleFields,
  meetingFields,
  review,
  staff,
} from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The status of a cycle covers all its reviews, whoever the reviewees report to, and a deleted cycle is deleted with its reviews',
  source: 'REVW-017, REVW-002, REVW-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const { managed, unmanaged } = await staff(ctx);
    const people = [managed, unmanaged].map(({ id }) => id);
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, {
      executors: ['PaAdmin'],
      roles: [],
      others: people,
    });
    const [stepId = ''] = stepIds;
    const [first = '', second = ''] = reviewIds;
    const path = { cycleId };
    const readActual = async () => {
      const { reviewCycle } = await me.request('getReviewCycle', { path });
      const query = { cycleId, stepId };
      const { reviewCycleSummary } = await me.request('getReviewCycleSummary', { query });
      const counts = reviewCycle.paCycleStatusSummary;
      ctx.expectEqual('the counts of the summary', reviewCycleSummary.paCycleStatusSummary, counts);
      ctx.expectEqual('its status', reviewCycleSummary.status, reviewCycle.status);
      const { status, revieweeCount, deliveredCount, canBeDeleted } = reviewCycle;
      const inEach = counts.map((each) => [each.status, each.count]);
      return [status, revieweeCount, deliveredCount, canBeDeleted, inEach];
    };
    const deliver = async (reviewId: string) => {
      await submitRequiredAnswers(me, reviewId, stepId);
      await me.request('deliverReview', {
        path: { reviewId },
        query: { deliverToAll: true, stepId },
      });
    };
    ctx.expectEqual('a new one', await readActual(), [
      'InProgress',
      2,
      0,
      true,
      [['NotStarted', 2]],
    ]);
    const all = people.map((employeeId) => ({ employeeId, clientInterfacerId: null }));
    const fields = { ...(await cycleFields(ctx)), id: cycleId, reviewees: all };
    await deliver(second);
    const one = [
      ['NotStarted', 1],
      ['Delivered', 1],
    ];
    ctx.expectEqual('one is delivered', await readActual(), ['InProgress', 2, 1, false, one]);
    await me.expectError(409, 'archiveReviewCycle', { path });
    await me.expectError(409, 'deleteReviewCycle', { path });
    const without = { ...fields, reviewees: all.slice(0, 1) };
    const { fieldErrors = {} } = await me.expectError(400, 'updateReviewCycle', { body: without });
    ctx.expectEqual('whose is delivered stays', Object.keys(fieldErrors), ['reviewees']);
    await me.request('updateReviewCycle', { body: fields });
    const { reviewees } = await me.request('getReviewCycle', { path });
    const ids = reviewees.map(({ reviewId }) => reviewId);
    ctx.expectEqual('with their reviews', ids.toSorted(), reviewIds.toSorted());
    await deliver(first);
    const two = ['Completed', 2, 2, false, [['Delivered', 2]]];
    ctx.expectEqual('all are delivered', await readActual(), two);

    const meet = async (reviewId: string) => {
      const id = ctx.uuid();
      const sent = await meetingFields(ctx, me, reviewId);
      await me.request('addReviewMeeting', { body: { id, reviewId, ...sent } });
      await me.request('startReviewMeeting', { query: { meetingId: id } });
      await me.request('addReviewMeetingAction', { body: actionFields(ctx, id) });
    };
    const ended = await review(ctx, me);
    await meet(first);
    await meet(ended.reviewId);
    await me.request('deleteReviewCycle', { path: { cycleId: ended.cycleId } });
    await me.expectError(404, 'getReviewMeeting', { query: { reviewId: ended.reviewId } });
    const { reviewMeeting } = await me.request('getReviewMeeting', { query: { reviewId: first } });
    ctx.expectEqual(
      'what another has left to do',
      reviewMeeting?.reviewMeetingActionItems.length,
      1,
    );
  },
});
