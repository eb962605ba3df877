import { scenario } from '../../../scenario/types.ts';
import { assign, atClient } from '../../../support/reviews/clients.ts';
import { cycleFields, form, passOn, step, workflow } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'Settings name an existing workflow, and apply to records created afterwards',
  source: 'REVW-014, REVW-013, REG-D02',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const settings = async () => (await me.request('getPerformanceSettings')).performanceSettings;
    /** Whether the settings offer a workflow, and whether it is marked as the default. */
    const readDefault = async (id: string) => {
      const { workflowChoices } = await me.request('getPerformanceSettings');
      const path = { workflowId: id };
      const { isDefault } = (await me.request('getReviewWorkflow', { path })).reviewWorkflow;
      return [workflowChoices.some((each) => each.workflowId === id), isDefault];
    };
    const { version: _version, ...before } = await settings();
    const expectError = async (change: Partial<typeof before>) => {
      const body = { ...before, ...change };
      const { fieldErrors = {} } = await me.expectError(400, 'savePerformanceSettings', { body });
      return Object.keys(fieldErrors);
    };
    const [first] = before.legends;
    const twice = before.legends.map((each, at) => (at === 1 && first ? first : each));
    ctx.expectEqual('a status twice', await expectError({ legends: twice }), ['legends']);
    const defaultWorkflowId = ctx.uuid();
    ctx.expectEqual('no workflow', await expectError({ defaultWorkflowId }), ['defaultWorkflowId']);
    ctx.expectEqual(
      'nothing is kept of it',
      { ...before, ...(await settings()) },
      await settings(),
    );
    const { id: workflowId, ...made } = await workflow(ctx, me, ['PaAdmin']);
    ctx.expectEqual('it can be the default', await readDefault(workflowId), [true, false]);
    const save = { ...before, defaultWorkflowId: workflowId, isClientAutoNudge: false };
    await me.request('savePerformanceSettings', { body: save });
    try {
      ctx.expectEqual('it is the default', await readDefault(workflowId), [true, true]);
      const proposed = await me.request('getReviewCycleDefaults');
      ctx.expectEqual('what a cycle proposes', proposed.defaultWorkflowId, workflowId);
      const offered = proposed.workflows.some(({ id }) => id === workflowId);
      ctx.expectEqual('it is offered', offered, true);
      const at = await atClient(ctx, me, { isPassedOn: false });
      const [, other = ''] = at.reviewIds;
      await passOn(me, other, at.firstStepId);
      const query = { cycleId: at.cycleId, stepId: at.clientStepId };
      await assign(ctx, me, at);
      const { clientInteractionDetails } = await me.request('getClientInteraction', { query });
      const [assignment] = clientInteractionDetails.clientAssignments;
      ctx.expectEqual('nudges by themselves', assignment?.isAutoNudge, false);
      await passOn(me, at.reviewId, at.firstStepId);
      for (const id of at.reviewIds) {
        const { clientNudgeHistory } = await me.request('getClientNudgeHistory', { path: { id } });
        ctx.expectEqual('none is sent', clientNudgeHistory, []);
      }
    } finally {
      const body = { ...save, isClientAutoNudge: before.isClientAutoNudge };
      await me.request('savePerformanceSettings', { body });
    }
    const inactive = { ...made, id: workflowId, isActive: false };
    await me.request('updateReviewWorkflow', { body: inactive });
    ctx.expectEqual('an inactive one cannot be', await readDefault(workflowId), [false, false]);
    ctx.expectEqual('an inactive one is no default', (await settings()).defaultWorkflowId, null);
    ctx.expectEqual('nor becomes one', await expectError({ defaultWorkflowId: workflowId }), [
      'defaultWorkflowId',
    ]);
    const { reviewWorkflows } = await me.request('getReviewWorkflows', {
      body: {
        page: 1,
        pageSize: 10,
        sort: null,
        columnFilters: [{ name: 'name', value: made.name }],
      },
    });
    const taken = { ...made, id: workflowId, name: ctx.name('Workflow') };
    await me.expectError(409, 'addReviewWorkflow', { body: taken });
    const workflows = reviewWorkflows.map((each) => [each.id, each.isActive]);
    ctx.expectEqual('it is listed', workflows, [[workflowId, false]]);
    const remaining = (await me.request('getReviewCycleDefaults')).workflows;
    ctx.expectThat('it is no longer offered', !remaining.some(({ id }) => id === workflowId));
    const cycle = { ...(await cycleFields(ctx)), teamId: null, workflowId };
    const rejection = await me.expectError(400, 'addReviewCycle', { body: cycle });
    ctx.expectEqual('no cycle takes it', Object.keys(rejection.fieldErrors ?? {}), ['workflowId']);
    await me.request('deleteReviewWorkflow', { path: { workflowId } });
    ctx.expectEqual('it is proposed no more', (await settings()).defaultWorkflowId, null);
    await me.request('savePerformanceSettings', { body: { ...before, defaultWorkflowId: null } });
    ctx.expectEqual('none is proposed', (await settings()).defaultWorkflowId, null);
    await me.request('savePerformanceSettings', { body: before });

    const old = { ...(await form(ctx, me)), isActive: false };
    await me.request('updateReviewForm', { body: old });
    const { id: stepId } = await step(ctx, me);
    const findErrors = async (steps: { stepId: string; formId: string | null }[]) => {
      const body = { ...made, id: ctx.uuid(), name: ctx.name('Workflow'), steps };
      const { fieldErrors = {} } = await me.expectError(400, 'addReviewWorkflow', { body });
      return Object.keys(fieldErrors);
    };
    const one = { stepId, formId: null };
    ctx.expectEqual('an old form', await findErrors([{ stepId, formId: old.id }]), [
      'steps.0.formId',
    ]);
    const noForm = [{ stepId, formId: ctx.uuid() }];
    ctx.expectEqual('no form', await findErrors(noForm), ['steps.0.formId']);
    const noStep = [one, { stepId: ctx.uuid(), formId: null }];
    ctx.expectEqual('no step', await findErrors(noStep), ['steps.1.stepId']);
    ctx.expectEqual('a step twice', await findErrors([one, one]), ['steps']);
    await me.request('deleteReviewForm', { path: { formId: old.id } });
    await me.request('deleteReviewStep', { path: { stepId } });
  },
});
