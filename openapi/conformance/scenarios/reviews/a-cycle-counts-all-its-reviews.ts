import { scenario } from '../../scenario/types.ts';
import {
  actionFields,
  answerAll,
  cycle,
  cycleFields,
  meetingFields,
  review,
  staff,
} from '../../support/reviews/world.ts';

export default scenario({
  title:
    'A cycle is as far as all its reviews, whoever the reviewees report to, and takes them along',
  source: 'REVW-017, REVW-002, and the decisions on reviews',
  async run(kit) {
    const me = kit.as('admin');
    const { managed, alone } = await staff(kit);
    const people = [managed, alone].map(({ id }) => id);
    const { cycleId, stepIds, reviewIds } = await cycle(kit, me, {
      executors: ['PaAdmin'],
      roles: [],
      others: people,
    });
    const [stepId = ''] = stepIds;
    const [first = '', second = ''] = reviewIds;
    const path = { cycleId };
    const told = async () => {
      const { reviewCycle } = await me.ask('getReviewCycle', { path });
      const query = { cycleId, stepId };
      const { reviewCycleSummary } = await me.ask('getReviewCycleSummary', { query });
      const counts = reviewCycle.paCycleStatusSummary;
      kit.expectEqual('the counts of the summary', reviewCycleSummary.paCycleStatusSummary, counts);
      kit.expectEqual('its status', reviewCycleSummary.status, reviewCycle.status);
      const { status, revieweeCount, deliveredCount, canBeDeleted } = reviewCycle;
      const inEach = counts.map((each) => [each.status, each.count]);
      return [status, revieweeCount, deliveredCount, canBeDeleted, inEach];
    };
    const deliver = async (reviewId: string) => {
      await answerAll(me, reviewId, stepId);
      await me.ask('deliverReview', { path: { reviewId }, query: { deliverToAll: true, stepId } });
    };
    kit.expectEqual('a new one', await told(), ['InProgress', 2, 0, true, [['NotStarted', 2]]]);
    const all = people.map((employeeId) => ({ employeeId, clientInterfacerId: null }));
    const fields = { ...(await cycleFields(kit)), id: cycleId, reviewees: all };
    await deliver(second);
    const one = [
      ['NotStarted', 1],
      ['Delivered', 1],
    ];
    kit.expectEqual('one is delivered', await told(), ['InProgress', 2, 1, false, one]);
    await me.refused(409, 'archiveReviewCycle', { path });
    await me.refused(409, 'deleteReviewCycle', { path });
    const without = { ...fields, reviewees: all.slice(0, 1) };
    const { fieldErrors = {} } = await me.refused(400, 'updateReviewCycle', { body: without });
    kit.expectEqual('whose is delivered stays', Object.keys(fieldErrors), ['reviewees']);
    await me.ask('updateReviewCycle', { body: fields });
    const { reviewees } = await me.ask('getReviewCycle', { path });
    const ids = reviewees.map(({ reviewId }) => reviewId);
    kit.expectEqual('with their reviews', ids.toSorted(), reviewIds.toSorted());
    await deliver(first);
    const two = ['Completed', 2, 2, false, [['Delivered', 2]]];
    kit.expectEqual('all are delivered', await told(), two);

    const meet = async (reviewId: string) => {
      const id = kit.uuid();
      const sent = await meetingFields(kit, me, reviewId);
      await me.ask('addReviewMeeting', { body: { id, reviewId, ...sent } });
      await me.ask('startReviewMeeting', { query: { meetingId: id } });
      await me.ask('addReviewMeetingAction', { body: actionFields(kit, id) });
    };
    const ended = await review(kit, me);
    await meet(first);
    await meet(ended.reviewId);
    await me.ask('deleteReviewCycle', { path: { cycleId: ended.cycleId } });
    await me.refused(404, 'getReviewMeeting', { query: { reviewId: ended.reviewId } });
    const { reviewMeeting } = await me.ask('getReviewMeeting', { query: { reviewId: first } });
    kit.expectEqual(
      'what another has left to do',
      reviewMeeting?.reviewMeetingActionItems.length,
      1,
    );
  },
});
