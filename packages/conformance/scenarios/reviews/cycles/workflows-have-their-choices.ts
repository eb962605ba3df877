import { scenario } from '../../../scenario/types.ts';
import { role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { form, workflow } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Who edits workflows gets the steps and active forms to choose from without the rights to edit these',
  source: 'REVW-D28',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id: workflowId, steps } = await workflow(ctx, me, ['Reviewee', 'PaAdmin']);
    const inactive = { ...(await form(ctx, me)), isActive: false };
    await me.request('updateReviewForm', { body: inactive });
    const [first] = steps;
    const { reviewForm } = await me.request('getReviewForm', {
      path: { formId: first?.formId ?? '' },
    });
    const { reviewSteps } = await me.request('getReviewSteps');
    const { id } = await fetchProfile(other);
    const only = await role(ctx, me, ['workflow.basic']);
    await withRoles(me, { id, roleIds: [only.id] }, async () => {
      await other.expectError(403, 'getReviewSteps');
      const { choices } = await other.request('getReviewWorkflow', { path: { workflowId } });
      ctx.expectEqual(
        'the steps, in order',
        choices?.steps,
        reviewSteps.map(({ id: stepId, stepName, executorType }) => ({
          stepId,
          stepName,
          executorType,
        })),
      );
      ctx.expectEqual(
        'a form',
        choices?.forms.find(({ formId }) => formId === reviewForm.id),
        {
          formId: reviewForm.id,
          formName: reviewForm.name,
          questionCount: reviewForm.questions.length,
        },
      );
      const isOffered = choices?.forms.some(({ formId }) => formId === inactive.id);
      ctx.expectEqual('an inactive form', isOffered, false);
      const listed = await other.request('getReviewWorkflows', {
        body: { page: 1, pageSize: 10, sort: null, columnFilters: [] },
      });
      ctx.expectEqual('with the list', listed.choices, choices);
    });
    await me.request('deleteRole', { path: { id: only.id } });
  },
});
