import type { ScenarioContext } from '../../../scenario/types.ts';
import { cycleFields, form, step, workflow } from '../../../support/reviews/world.ts';
import { simultaneousCreates, uniqueCreate } from '../../../support/simultaneous-creates.ts';

/** The first rows with a value in a column. */
const filtered = (name: string, value: string) => ({
  page: 1,
  pageSize: 10 as const,
  sort: null,
  columnFilters: [{ name, value }],
});

const questions = (ctx: ScenarioContext) => [
  { id: ctx.uuid(), questionText: 'What went well?', isRequired: false },
];

export default simultaneousCreates('form, step, workflow or cycle', [
  uniqueCreate('addReviewForm', {
    source: 'API-D04',
    field: 'name',
    prepare: (ctx, me) => {
      const fields = { name: ctx.name('Form'), description: '', isActive: true };
      return {
        send: () => ({ body: { ...fields, id: ctx.uuid(), questions: questions(ctx) } }),
        count: async () =>
          (await me.request('getReviewForms', { body: filtered('name', fields.name) })).totalCount,
      };
    },
  }),
  uniqueCreate('addReviewStep', {
    source: 'API-D04',
    field: 'stepName',
    prepare: (ctx, me) => {
      const look = { executorType: 'PaAdmin', stepStyle: 'secondary' } as const;
      const stepName = ctx.name('Step');
      return {
        send: () => ({ body: { ...look, stepNudges: [], id: ctx.uuid(), stepName } }),
        count: async () => {
          const { reviewSteps } = await me.request('getReviewSteps');
          return reviewSteps.filter((each) => each.stepName === stepName).length;
        },
      };
    },
  }),
  uniqueCreate('addReviewWorkflow', {
    source: 'API-D04',
    field: 'name',
    prepare: async (ctx, me) => {
      const { id: formId } = await form(ctx, me);
      const steps = [{ stepId: (await step(ctx, me)).id, formId }];
      const fields = { name: ctx.name('Workflow'), description: '', isActive: true, steps };
      return {
        send: () => ({ body: { ...fields, id: ctx.uuid() } }),
        count: async () => {
          const body = filtered('name', fields.name);
          return (await me.request('getReviewWorkflows', { body })).totalCount;
        },
      };
    },
  }),
  uniqueCreate('addReviewCycle', {
    source: 'API-D04',
    field: 'cycleName',
    prepare: async (ctx, me) => {
      const { id: workflowId } = await workflow(ctx, me, ['PaAdmin']);
      const fields = { ...(await cycleFields(ctx)), teamId: null, workflowId };
      return {
        send: () => ({ body: { ...fields, id: ctx.uuid() } }),
        count: async () => {
          const body = { ...filtered('cycleName', fields.cycleName), cycleFilters: {} };
          return (await me.request('getReviewCycles', { body })).totalCount;
        },
      };
    },
  }),
]);
