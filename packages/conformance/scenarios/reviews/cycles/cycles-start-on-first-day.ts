import { scenario } from '../../../scenario/types.ts';
import { cycleFields, listReviews, workflow } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'In a cycle nothing can be done before its first day, and it does not move to the future once something is written',
  source: 'REVW-006, REVW-025, REVW-D22',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: workflowId, steps } = await workflow(ctx, me, ['PaAdmin', 'Client', 'PaAdmin']);
    const [stepId = '', clientStepId = ''] = steps.map((step) => step.stepId);
    const head = { ...(await cycleFields(ctx)), startDate: ctx.day(1, me.timeZone) };
    const cycleId = head.id;
    await me.request('addReviewCycle', { body: { ...head, teamId: null, workflowId } });
    const status = async () => {
      const { reviewCycle } = await me.request('getReviewCycle', { path: { cycleId } });
      return reviewCycle.status;
    };
    const [review] = await listReviews(me, { cycleId });
    const reviewId = review?.id ?? '';
    ctx.expectEqual('the cycle', await status(), 'NotStarted');
    ctx.expectEqual(
      'what may be done',
      [review?.noActionsToTake, review?.isReviewReadOnly, review?.needsAction],
      [true, true, false],
    );
    const path = { reviewId };
    await me.expectError(400, 'promoteReview', { path, query: { stepId } });
    await me.expectError(400, 'deliverReview', { path, query: { deliverToAll: false } });
    const { reviewDetail } = await me.request('getReview', { query: { reviewId, stepId } });
    const [form] = reviewDetail.reviewFormDetails;
    const [item] = form?.questionAndAnswerItems ?? [];
    ctx.expectEqual('the form is read', [form?.isEditable, item?.isEditable], [false, false]);
    const answer = { id: item?.id ?? '', answerText: 'Early.' };
    await me.expectError(400, 'saveReviewAnswer', { body: answer });
    const remark = { id: ctx.uuid(), comments: 'Early.', paCycleReviewAnswerId: answer.id };
    await me.expectError(400, 'saveReviewComment', { body: remark });
    const contacts = { cycleId, stepId: clientStepId, assignments: [] };
    await me.expectError(400, 'assignClientContacts', { body: contacts });
    await me.expectError(400, 'nudgeReviewExecutor', { body: { reviewId } });
    const { reviewees: people, ...rest } = head;
    const started = { ...rest, startDate: ctx.day(0, me.timeZone), reviewees: people };
    await me.request('updateReviewCycle', { body: started });
    ctx.expectEqual('the cycle', await status(), 'InProgress');
    const [open] = await listReviews(me, { cycleId });
    ctx.expectEqual('what may be done', [open?.isReviewReadOnly, open?.needsAction], [false, true]);
    const later = { ...started, startDate: ctx.day(2, me.timeZone) };
    await me.request('updateReviewCycle', { body: later });
    ctx.expectEqual('while nothing is written, it moves', await status(), 'NotStarted');
    await me.request('updateReviewCycle', { body: started });
    await me.request('saveReviewAnswer', { body: answer });
    const { fieldErrors = {} } = await me.expectError(409, 'updateReviewCycle', { body: later });
    ctx.expectEqual('once something is, it does not', Object.keys(fieldErrors), ['startDate']);
    ctx.expectEqual('the cycle', await status(), 'InProgress');
    await me.request('saveReviewComment', { body: remark });
    await me.request('promoteReview', { path, query: { stepId } });
  },
});
