import { scenario } from '../../scenario/types.ts';
import { answerAll, meetingFields, passOn, review, seen } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A cycle is archived once all its reviews are delivered; then nothing in it changes',
  source: 'document 3, sections 2 and 4, and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { cycleId, reviewId, stepId, nextStepId } = await review(kit, me);
    const path = { cycleId };
    await me.refused(409, 'archiveReviewCycle', { path });
    await passOn(me, reviewId, stepId);
    await answerAll(me, reviewId, nextStepId);
    const deliver = { path: { reviewId }, query: { deliverToAll: false, stepId: nextStepId } };
    await me.ask('deliverReview', deliver);
    const meetingId = kit.uuid();
    const fields = await meetingFields(kit, me, reviewId);
    await me.ask('addReviewMeeting', { body: { id: meetingId, reviewId, ...fields } });
    await me.ask('archiveReviewCycle', { path });
    const before = await seen(me, reviewId);
    const toAll = { ...deliver, query: { ...deliver.query, deliverToAll: true } };
    await me.refused(400, 'deliverReview', toAll);
    const body = { reviewId, rejectedReason: 'Too late.', stepId: nextStepId };
    await me.refused(400, 'rejectReview', { body });
    const query = { meetingId };
    await me.refused(400, 'startReviewMeeting', { query });
    await me.refused(400, 'deleteReviewMeeting', { query });
    await me.refused(400, 'updateReviewMeeting', { body: { id: meetingId, ...fields } });
    kit.expectEqual('the review', await seen(me, reviewId), before);
    await me.ask('restoreReviewCycle', { path });
    await me.ask('deliverReview', toAll);
    await me.ask('startReviewMeeting', { query });
    const after = await seen(me, reviewId);
    kit.expectEqual('the release', [after.status, after.isDeliveredToAll], ['Delivered', true]);
    await me.refused(400, 'deliverReview', toAll);
  },
});
