import type { Recipes } from '../../scenario/recipe.ts';
import { answerAll, cycle, cycleFields, form, passOn, step, workflow } from './world.ts';
import type { Actor, Kit } from '../../scenario/types.ts';

const as = 'admin';

/** Delivers all reviews of a cycle, whose steps the administrator carries out. */
async function complete(me: Actor, cycleId: string): Promise<void> {
  const { steps, reviewees } = await me.ask('getReviewCycle', { path: { cycleId } });
  const stepIds = steps.map((each) => each.stepId);
  const stepId = stepIds.at(-1) ?? '';
  for (const { reviewId } of reviewees) {
    for (const earlier of stepIds.slice(0, -1)) await passOn(me, reviewId, earlier);
    await answerAll(me, reviewId, stepId);
    await me.ask('deliverReview', { path: { reviewId }, query: { deliverToAll: true, stepId } });
  }
}

/** A cycle whose one review is delivered. */
async function completed(kit: Kit, me: Actor): Promise<string> {
  const { cycleId } = await cycle(kit, me);
  await complete(me, cycleId);
  return cycleId;
}

/** Forms, steps, workflows and cycles. */
export const catalogRecipes: Recipes = {
  getReviewForm: {
    as,
    send: async (kit, _sample, me) => ({ path: { formId: (await form(kit, me)).id } }),
  },
  updateReviewForm: {
    as,
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await form(kit, me)), name: kit.name('Form'), version: 1 },
    }),
  },
  deleteReviewForm: {
    as,
    send: async (kit, _sample, me) => ({ path: { formId: (await form(kit, me)).id } }),
  },
  updateReviewStep: {
    as,
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await step(kit, me)), stepName: kit.name('Step'), version: 1 },
    }),
  },
  orderReviewSteps: {
    as,
    // All steps have to be named, so that none may be added meanwhile.
    when: 'alone',
    send: async (_kit, _sample, me) => {
      const { reviewSteps } = await me.ask('getReviewSteps');
      return { body: { stepIds: reviewSteps.map(({ id }) => id).toReversed() } };
    },
  },
  deleteReviewStep: {
    as,
    send: async (kit, _sample, me) => ({ path: { stepId: (await step(kit, me)).id } }),
  },
  addReviewWorkflow: {
    as,
    send: async (kit, _sample, me) => ({
      body: { ...(await workflow(kit, me, ['PaAdmin'])), id: kit.uuid(), name: kit.name() },
    }),
  },
  getReviewWorkflow: {
    as,
    send: async (kit, _sample, me) => ({
      path: { workflowId: (await workflow(kit, me, ['PaAdmin'])).id },
    }),
  },
  updateReviewWorkflow: {
    as,
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await workflow(kit, me, ['PaAdmin'])), name: kit.name(), version: 1 },
    }),
  },
  deleteReviewWorkflow: {
    as,
    send: async (kit, _sample, me) => ({
      path: { workflowId: (await workflow(kit, me, ['PaAdmin'])).id },
    }),
  },
  savePerformanceSettings: {
    as,
    when: 'alone',
    send: async (_kit, _sample, me) => ({
      body: (await me.ask('getPerformanceSettings')).performanceSettings,
    }),
  },
  addReviewCycle: {
    as,
    send: async (kit, _sample, me) => {
      const { id: workflowId } = await workflow(kit, me, ['PaAdmin']);
      return { body: { ...(await cycleFields(kit)), teamId: null, workflowId } };
    },
    grows: { Completed: (_kit, me, id) => complete(me, id) },
  },
  getReviewCycle: {
    as,
    send: async (kit, _sample, me) => ({ path: { cycleId: (await cycle(kit, me)).cycleId } }),
  },
  updateReviewCycle: {
    as,
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const { cycleId: id } = await cycle(kit, me);
      return { body: { ...(await cycleFields(kit)), id, version: 1 } };
    },
  },
  deleteReviewCycle: {
    as,
    send: async (kit, _sample, me) => ({ path: { cycleId: (await cycle(kit, me)).cycleId } }),
  },
  archiveReviewCycle: {
    as,
    send: async (kit, _sample, me) => ({ path: { cycleId: await completed(kit, me) } }),
  },
  restoreReviewCycle: {
    as,
    send: async (kit, _sample, me) => {
      const path = { cycleId: await completed(kit, me) };
      await me.ask('archiveReviewCycle', { path });
      return { path };
    },
  },
};
