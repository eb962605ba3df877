import { scenario } from '../../../scenario/types.ts';
import {
  cycleFields,
  passOn,
  submitRequiredAnswers,
  workflow,
} from '../../../support/reviews/world.ts';

export default scenario({
  title: 'Reviews continue after the end of their cycle until they are delivered',
  source: 'REVW-D22',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: workflowId, steps } = await workflow(ctx, me, ['PaAdmin', 'PaAdmin']);
    const [stepId = '', lastStepId = ''] = steps.map((step) => step.stepId);
    const dates = { startDate: ctx.day(-10), endDate: ctx.day(-3) };
    const body = { ...(await cycleFields(ctx)), ...dates, teamId: null, workflowId };
    await me.request('addReviewCycle', { body });
    const path = { cycleId: body.id };
    const read = async () => {
      const { reviewCycle, reviewees } = await me.request('getReviewCycle', { path });
      return { status: reviewCycle.status, reviewId: reviewees[0]?.reviewId ?? '' };
    };
    const { reviewId, status } = await read();
    ctx.expectEqual('after its end', status, 'InProgress');
    await passOn(me, reviewId, stepId);
    await submitRequiredAnswers(me, reviewId, lastStepId);
    const query = { deliverToAll: false, stepId: lastStepId };
    await me.request('deliverReview', { path: { reviewId }, query });
    ctx.expectEqual('once it is delivered', (await read()).status, 'Completed');
  },
});
