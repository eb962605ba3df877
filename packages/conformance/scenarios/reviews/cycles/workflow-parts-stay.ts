import { scenario } from '../../../scenario/types.ts';
import { form, step, workflow } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'Forms and steps of a workflow cannot be deleted; the order of steps has no gaps',
  source: 'REVW-002, REVW-023, REVW-D10',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const executors = ['ReportingTo', 'PaAdmin'] as const;
    const made = await workflow(ctx, me, executors);
    const [used] = made.steps;
    const workflowId = made.id;
    const { reviewWorkflow: actual } = await me.request('getReviewWorkflow', {
      path: { workflowId },
    });
    const { reviewSteps } = await me.request('getReviewSteps');
    const getName = (id: string) => reviewSteps.find((each) => each.id === id)?.stepName;
    await me.expectError(409, 'deleteReviewStep', { path: { stepId: used?.stepId ?? '' } });
    await me.expectError(409, 'deleteReviewForm', { path: { formId: used?.formId ?? '' } });
    const { reviewForm } = await me.request('getReviewForm', {
      path: { formId: used?.formId ?? '' },
    });
    const { isInUse, changedBy: _by, changedOn: _on, ...fields } = reviewForm;
    ctx.expectEqual(
      'its steps, in order',
      actual.steps,
      made.steps.map(({ stepId, formId }, at) => ({
        stepId,
        stepName: getName(stepId),
        stepOrder: at + 1,
        executorType: executors[at],
        formId,
        formName: reviewForm.name,
      })),
    );
    ctx.expectEqual('the mark of a used form', isInUse, true);
    await me.request('updateReviewForm', { body: { ...fields, isActive: false } });
    // A form that is no longer active may stay in use.
    await me.request('updateReviewWorkflow', { body: { ...made, isActive: false } });
    const query = { path: { formId: fields.id } };
    const stored = (await me.request('getReviewForm', query)).reviewForm;
    ctx.expectEqual('in an inactive workflow', stored.isInUse, true);
    await me.expectError(409, 'deleteReviewForm', query);
    const { id: formId } = await form(ctx, me);
    await me.request('deleteReviewForm', { path: { formId } });
    const { id: first } = await step(ctx, me);
    const { id: second } = await step(ctx, me);
    const listed = async () => (await me.request('getReviewSteps')).reviewSteps;
    const ids = (await listed()).map(({ id }) => id);
    ctx.expectEqual('the newest last', ids.slice(-2), [first, second]);
    const mark = (await listed()).find(({ id }) => id === used?.stepId);
    ctx.expectEqual('the mark of a used one', mark?.isInUse, true);
    await me.expectError(400, 'orderReviewSteps', { body: { stepIds: ids.slice(1) } });
    await me.expectError(400, 'orderReviewSteps', { body: { stepIds: [...ids.slice(1), second] } });
    const swapped = [...ids.slice(0, -2), second, first];
    await me.request('orderReviewSteps', { body: { stepIds: swapped } });
    const order = (await listed()).map(({ id }) => id);
    ctx.expectEqual('the order', order, swapped);
    await me.request('deleteReviewStep', { path: { stepId: second } });
    const positions = (await listed()).map(({ stepOrder }) => stepOrder);
    ctx.expectEqual(
      'the places',
      positions,
      [...positions.keys()].map((at) => at + 1),
    );
    await me.request('deleteReviewStep', { path: { stepId: first } });
  },
});
