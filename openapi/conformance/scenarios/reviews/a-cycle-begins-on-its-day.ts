import { scenario } from '../../scenario/types.ts';
import { cycleFields, reviewsOf, workflow } from '../../support/reviews/world.ts';

export default scenario({
  title: 'Before its first day nothing is done in a cycle; with its first day it begins',
  source: 'REVW-006, REVW-025, and the decisions on reviews',
  async run(kit) {
    const me = kit.as('admin');
    const { id: workflowId, steps } = await workflow(kit, me, ['PaAdmin', 'Client', 'PaAdmin']);
    const [stepId = '', clientStepId = ''] = steps.map((step) => step.stepId);
    const head = { ...(await cycleFields(kit)), startDate: kit.day(1, me.timeZone) };
    const cycleId = head.id;
    await me.ask('addReviewCycle', { body: { ...head, teamId: null, workflowId } });
    const status = async () => {
      const { reviewCycle } = await me.ask('getReviewCycle', { path: { cycleId } });
      return reviewCycle.status;
    };
    const [review] = await reviewsOf(me, { cycleId });
    const reviewId = review?.id ?? '';
    kit.expectEqual('the cycle', await status(), 'NotStarted');
    kit.expectEqual(
      'what may be done',
      [review?.noActionsToTake, review?.isReviewReadOnly, review?.needsAction],
      [true, true, false],
    );
    const path = { reviewId };
    await me.refused(400, 'promoteReview', { path, query: { stepId } });
    await me.refused(400, 'deliverReview', { path, query: { deliverToAll: false } });
    const { reviewDetail } = await me.ask('getReview', { query: { reviewId, stepId } });
    const [form] = reviewDetail.reviewFormDetails;
    const [item] = form?.questionAndAnswerItems ?? [];
    kit.expectEqual('the form is read', [form?.isEditable, item?.isEditable], [false, false]);
    const answer = { id: item?.id ?? '', answerText: 'Early.' };
    await me.refused(400, 'saveReviewAnswer', { body: answer });
    const remark = { id: kit.uuid(), comments: 'Early.', paCycleReviewAnswerId: answer.id };
    await me.refused(400, 'saveReviewComment', { body: remark });
    const contacts = { cycleId, stepId: clientStepId, assignments: [] };
    await me.refused(400, 'assignClientContacts', { body: contacts });
    await me.refused(400, 'nudgeReviewExecutor', { body: { reviewId } });
    const { reviewees: people, ...rest } = head;
    const begun = { ...rest, startDate: kit.day(0, me.timeZone), reviewees: people };
    await me.ask('updateReviewCycle', { body: begun });
    kit.expectEqual('the cycle', await status(), 'InProgress');
    const [open] = await reviewsOf(me, { cycleId });
    kit.expectEqual('what may be done', [open?.isReviewReadOnly, open?.needsAction], [false, true]);
    await me.ask('saveReviewAnswer', { body: answer });
    await me.ask('saveReviewComment', { body: remark });
    await me.ask('promoteReview', { path, query: { stepId } });
  },
});
