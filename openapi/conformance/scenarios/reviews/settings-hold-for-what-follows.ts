import { scenario } from '../../scenario/types.ts';
import { assign, atClient } from '../../support/reviews/clients.ts';
import { cycleFields, form, passOn, step, workflow } from '../../support/reviews/world.ts';

export default scenario({
  title: 'Settings name a workflow that there is, and hold for what is made after them',
  source: 'REVW-014, REVW-013, and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const settings = async () => (await me.ask('getPerformanceSettings')).performanceSettings;
    const { version: _version, ...before } = await settings();
    const refused = async (change: Partial<typeof before>) => {
      const body = { ...before, ...change };
      const { fieldErrors = {} } = await me.refused(400, 'savePerformanceSettings', { body });
      return Object.keys(fieldErrors);
    };
    const [first] = before.legends;
    const twice = before.legends.map((each, at) => (at === 1 && first ? first : each));
    kit.expectEqual('a status twice', await refused({ legends: twice }), ['legends']);
    const defaultWorkflowId = kit.uuid();
    kit.expectEqual('no workflow', await refused({ defaultWorkflowId }), ['defaultWorkflowId']);
    kit.expectEqual(
      'nothing is kept of it',
      { ...before, ...(await settings()) },
      await settings(),
    );
    const { id: workflowId, ...made } = await workflow(kit, me, ['PaAdmin']);
    const save = { ...before, defaultWorkflowId: workflowId, isClientAutoNudge: false };
    await me.ask('savePerformanceSettings', { body: save });
    try {
      const proposed = await me.ask('getReviewCycleDefaults');
      kit.expectEqual('what a cycle proposes', proposed.defaultWorkflowId, workflowId);
      const offered = proposed.workflows.some(({ id }) => id === workflowId);
      kit.expectEqual('it is offered', offered, true);
      const at = await atClient(kit, me, { isPassedOn: false });
      const [, other = ''] = at.reviewIds;
      await passOn(me, other, at.firstStepId);
      const query = { cycleId: at.cycleId, stepId: at.clientStepId };
      await assign(kit, me, at);
      const { clientInteractionDetails } = await me.ask('getClientInteraction', { query });
      const [assignment] = clientInteractionDetails.clientAssignments;
      kit.expectEqual('nudges by themselves', assignment?.isAutoNudge, false);
      await passOn(me, at.reviewId, at.firstStepId);
      for (const id of at.reviewIds) {
        const { clientNudgeHistory } = await me.ask('getClientNudgeHistory', { path: { id } });
        kit.expectEqual('none is sent', clientNudgeHistory, []);
      }
    } finally {
      const body = { ...save, isClientAutoNudge: before.isClientAutoNudge };
      await me.ask('savePerformanceSettings', { body });
    }
    const inactive = { ...made, id: workflowId, isActive: false };
    await me.ask('updateReviewWorkflow', { body: inactive });
    const { reviewWorkflows } = await me.ask('getReviewWorkflows', {
      body: {
        page: 1,
        pageSize: 10,
        sort: null,
        columnFilters: [{ name: 'name', value: made.name }],
      },
    });
    const taken = { ...made, id: workflowId, name: kit.name('Workflow') };
    await me.refused(409, 'addReviewWorkflow', { body: taken });
    const workflows = reviewWorkflows.map((each) => [each.id, each.isActive]);
    kit.expectEqual('it is listed', workflows, [[workflowId, false]]);
    const left = (await me.ask('getReviewCycleDefaults')).workflows;
    kit.expectThat('it is offered no more', !left.some(({ id }) => id === workflowId));
    const cycle = { ...(await cycleFields(kit)), teamId: null, workflowId };
    const refusal = await me.refused(400, 'addReviewCycle', { body: cycle });
    kit.expectEqual('no cycle takes it', Object.keys(refusal.fieldErrors ?? {}), ['workflowId']);
    await me.ask('deleteReviewWorkflow', { path: { workflowId } });
    kit.expectEqual('it is proposed no more', (await settings()).defaultWorkflowId, null);
    await me.ask('savePerformanceSettings', { body: { ...before, defaultWorkflowId: null } });
    kit.expectEqual('none is proposed', (await settings()).defaultWorkflowId, null);
    await me.ask('savePerformanceSettings', { body: before });

    const old = { ...(await form(kit, me)), isActive: false };
    await me.ask('updateReviewForm', { body: old });
    const { id: stepId } = await step(kit, me);
    const faults = async (steps: { stepId: string; formId: string | null }[]) => {
      const body = { ...made, id: kit.uuid(), name: kit.name('Workflow'), steps };
      const { fieldErrors = {} } = await me.refused(400, 'addReviewWorkflow', { body });
      return Object.keys(fieldErrors);
    };
    const one = { stepId, formId: null };
    kit.expectEqual('an old form', await faults([{ stepId, formId: old.id }]), ['steps.0.formId']);
    const noForm = [{ stepId, formId: kit.uuid() }];
    kit.expectEqual('no form', await faults(noForm), ['steps.0.formId']);
    const noStep = [one, { stepId: kit.uuid(), formId: null }];
    kit.expectEqual('no step', await faults(noStep), ['steps.1.stepId']);
    kit.expectEqual('a step twice', await faults([one, one]), ['steps']);
    await me.ask('deleteReviewForm', { path: { formId: old.id } });
    await me.ask('deleteReviewStep', { path: { stepId } });
  },
});
