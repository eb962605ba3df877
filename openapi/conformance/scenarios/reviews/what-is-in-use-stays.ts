import { scenario } from '../../scenario/types.ts';
import { form, step, workflow } from '../../support/reviews/world.ts';

export default scenario({
  title: 'Forms and steps of a workflow stay; steps keep an order without gaps',
  source: 'REVW-002, REVW-023, and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const executors = ['ReportingTo', 'PaAdmin'] as const;
    const made = await workflow(kit, me, executors);
    const [used] = made.steps;
    const workflowId = made.id;
    const { reviewWorkflow: told } = await me.ask('getReviewWorkflow', { path: { workflowId } });
    const { reviewSteps } = await me.ask('getReviewSteps');
    const nameOf = (id: string) => reviewSteps.find((each) => each.id === id)?.stepName;
    await me.refused(409, 'deleteReviewStep', { path: { stepId: used?.stepId ?? '' } });
    await me.refused(409, 'deleteReviewForm', { path: { formId: used?.formId ?? '' } });
    const { reviewForm } = await me.ask('getReviewForm', { path: { formId: used?.formId ?? '' } });
    const { isInUse, ...fields } = reviewForm;
    kit.expectEqual(
      'its steps, in order',
      told.steps,
      made.steps.map(({ stepId, formId }, at) => ({
        stepId,
        stepName: nameOf(stepId),
        stepOrder: at + 1,
        executorType: executors[at],
        formId,
        formName: reviewForm.name,
      })),
    );
    kit.expectEqual('the mark of a used form', isInUse, true);
    await me.ask('updateReviewForm', { body: { ...fields, isActive: false } });
    // A form that is not active any more may stay where it is.
    await me.ask('updateReviewWorkflow', { body: { ...made, isActive: false } });
    const query = { path: { formId: fields.id } };
    const kept = (await me.ask('getReviewForm', query)).reviewForm;
    kit.expectEqual('in an inactive workflow', kept.isInUse, true);
    await me.refused(409, 'deleteReviewForm', query);
    const { id: formId } = await form(kit, me);
    await me.ask('deleteReviewForm', { path: { formId } });
    const { id: first } = await step(kit, me);
    const { id: second } = await step(kit, me);
    const listed = async () => (await me.ask('getReviewSteps')).reviewSteps;
    const ids = (await listed()).map(({ id }) => id);
    kit.expectEqual('the newest last', ids.slice(-2), [first, second]);
    const mark = (await listed()).find(({ id }) => id === used?.stepId);
    kit.expectEqual('the mark of a used one', mark?.isInUse, true);
    await me.refused(400, 'orderReviewSteps', { body: { stepIds: ids.slice(1) } });
    await me.refused(400, 'orderReviewSteps', { body: { stepIds: [...ids.slice(1), second] } });
    const swapped = [...ids.slice(0, -2), second, first];
    await me.ask('orderReviewSteps', { body: { stepIds: swapped } });
    const order = (await listed()).map(({ id }) => id);
    kit.expectEqual('the order', order, swapped);
    await me.ask('deleteReviewStep', { path: { stepId: second } });
    const places = (await listed()).map(({ stepOrder }) => stepOrder);
    kit.expectEqual(
      'the places',
      places,
      [...places.keys()].map((at) => at + 1),
    );
    await me.ask('deleteReviewStep', { path: { stepId: first } });
  },
});
