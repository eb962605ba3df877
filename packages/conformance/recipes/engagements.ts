import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import {
  engagement,
  engagementFields,
  oneActivity,
  projectType,
  stage,
  templateStage,
  twoStages,
} from '../support/engagements.ts';

async function doc(ctx: ScenarioContext, me: Actor) {
  const { activityId } = await oneActivity(ctx, me);
  const fields = { description: 'Questions', url: 'https://docs.client.test/questions' };
  return { id: ctx.uuid(), activityId, ...fields };
}

async function action(ctx: ScenarioContext, me: Actor) {
  const { activityId } = await oneActivity(ctx, me);
  return { id: ctx.uuid(), activityId, action: ctx.name(), isDone: false };
}

export default recipes({
  createEngagement: { send: (ctx) => ({ body: { ...engagementFields(ctx), type: 'base' } }) },
  updateEngagement: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const id = await engagement(ctx, me);
      // An update requires a type; only a new engagement may have none.
      const { projectTypes } = await me.request('getEngagement', { path: { id } });
      const projectTypeId = ctx.pick(projectTypes).id;
      return { body: { ...engagementFields(ctx), id, projectTypeId, version: 1 } };
    },
  },
  getEngagement: {
    send: async (ctx, _sample, me) => ({ path: { id: await engagement(ctx, me) } }),
  },
  saveEngagementStage: {
    send: async (ctx, _sample, me) => {
      const engagementId = await engagement(ctx, me);
      const stageId = await stage(ctx, me, engagementId);
      const fields = { stageName: ctx.name(), description: 'A stage.', isTenantVisible: true };
      const body = { ...fields, stageId, displayOrder: 1, version: 1 };
      return { path: { engagementId }, body };
    },
  },
  saveEngagementActivity: {
    send: async (ctx, _sample, me) => {
      const { engagementId, stageId, activityId } = await oneActivity(ctx, me);
      const fields = { baseline: 4, threshold: 10, actuals: 1.5, isTenantVisible: true };
      const body = { activityId, activityDesc: ctx.name(), ...fields, version: 1 };
      return { path: { engagementId, stageId }, body };
    },
  },
  deleteEngagementStage: {
    send: async (ctx, _sample, me) => ({
      path: { stageId: await stage(ctx, me, await engagement(ctx, me)) },
    }),
  },
  deleteEngagementActivity: {
    send: async (ctx, _sample, me) => ({
      path: { activityId: (await oneActivity(ctx, me)).activityId },
    }),
  },
  toggleEngagementActivity: {
    ids: () => ['activityId'],
    send: async (ctx, _sample, me) => {
      const { activityId } = await oneActivity(ctx, me);
      return { body: { activityId, isDone: true } };
    },
  },
  saveEngagementActivityNote: {
    ids: () => ['activityId'],
    send: async (ctx, _sample, me) => {
      const { activityId } = await oneActivity(ctx, me);
      return { body: { id: ctx.uuid(), activityId, notes: 'Two of three have answered.' } };
    },
  },
  saveEngagementActivityDoc: {
    ids: () => ['activityId'],
    send: async (ctx, _sample, me) => ({ body: await doc(ctx, me) }),
  },
  deleteEngagementActivityDoc: {
    send: async (ctx, _sample, me) => {
      const body = await doc(ctx, me);
      await me.request('saveEngagementActivityDoc', { body });
      return { path: { id: body.id } };
    },
  },
  saveEngagementActivityAction: {
    ids: () => ['activityId'],
    send: async (ctx, _sample, me) => ({ body: await action(ctx, me) }),
  },
  deleteEngagementActivityAction: {
    send: async (ctx, _sample, me) => {
      const body = await action(ctx, me);
      await me.request('saveEngagementActivityAction', { body });
      return { path: { id: body.id } };
    },
  },
  saveTemplateStage: {
    // The tenant has one template: a stage moved to the end would stay there.
    fixed: ['displayOrder'],
    send: async (ctx, _sample, me) => {
      const { id } = await templateStage(ctx, me);
      const fields = { stageName: ctx.name(), description: 'Changed.', isTenantVisible: false };
      return { body: { id, ...fields, displayOrder: 3, version: 1 } };
    },
  },
  saveTemplateActivity: {
    send: async (ctx, _sample, me) => {
      const { id, activityId } = await templateStage(ctx, me);
      const fields = { baseline: 3, threshold: 5, displayOrder: 2, isTenantVisible: true };
      const body = { activityId, activityDesc: ctx.name(), ...fields, version: 1 };
      return { path: { stageId: id }, body };
    },
  },
  deleteEngagementActivityNote: {
    send: async (ctx, _sample, me) => {
      const { activityId } = await oneActivity(ctx, me);
      const body = { id: ctx.uuid(), activityId, notes: 'Nobody needs it.' };
      await me.request('saveEngagementActivityNote', { body });
      return { path: { id: body.id } };
    },
  },
  previewEngagementDeletion: {
    send: async (ctx, _sample, me) => ({ path: { id: (await oneActivity(ctx, me)).engagementId } }),
  },
  deleteEngagement: {
    send: async (ctx, _sample, me) => ({ path: { id: (await oneActivity(ctx, me)).engagementId } }),
  },
  duplicateEngagement: {
    send: async (ctx, _sample, me) => ({
      path: { id: (await oneActivity(ctx, me)).engagementId },
      body: engagementFields(ctx),
    }),
  },
  getEngagementHistory: {
    send: async (ctx, _sample, me) => ({
      path: { id: (await twoStages(ctx, me)).engagementId },
      query: { skip: 0 },
    }),
  },
  getEngagementProgress: {
    send: async (ctx, _sample, me) => ({ path: { id: (await twoStages(ctx, me)).engagementId } }),
  },
  previewEngagementMove: {
    send: async (ctx, _sample, me) => {
      const { engagementId, second } = await twoStages(ctx, me);
      return { path: { id: engagementId }, query: { stageId: second } };
    },
  },
  moveEngagement: {
    ids: () => ['stageId'],
    send: async (ctx, _sample, me) => {
      const { engagementId, second, early } = await twoStages(ctx, me);
      const body = { id: ctx.uuid(), stageId: second, activityIds: [early] };
      return { path: { id: engagementId }, body };
    },
  },
  undoEngagementMove: {
    send: async (ctx, _sample, me) => {
      const { engagementId, second, early } = await twoStages(ctx, me);
      const body = { id: ctx.uuid(), stageId: second, activityIds: [early] };
      await me.request('moveEngagement', { path: { id: engagementId }, body });
      return { path: { id: engagementId, moveId: body.id } };
    },
  },
  orderEngagementStages: {
    send: async (ctx, _sample, me) => {
      const { engagementId, first, second } = await twoStages(ctx, me);
      return { path: { id: engagementId }, body: { stageIds: [second, first] } };
    },
  },
  orderEngagementActivities: {
    send: async (ctx, _sample, me) => {
      const { stageId, activityId } = await oneActivity(ctx, me);
      return { path: { stageId }, body: { activityIds: [activityId] } };
    },
  },
  moveEngagementActivity: {
    ids: () => ['stageId'],
    send: async (ctx, _sample, me) => {
      const { early, second } = await twoStages(ctx, me);
      return { path: { activityId: early }, body: { stageId: second, position: 0, version: 1 } };
    },
  },
  orderTemplateStages: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      const { templateStages } = await me.request('getTemplateStages');
      return { body: { stageIds: templateStages.map(({ id }) => id) } };
    },
  },
  orderTemplateActivities: {
    send: async (ctx, _sample, me) => {
      const { id, activityId } = await templateStage(ctx, me);
      return { path: { id }, body: { activityIds: [activityId] } };
    },
  },
  moveTemplateActivity: {
    ids: () => ['stageId'],
    send: async (ctx, _sample, me) => {
      const { activityId } = await templateStage(ctx, me);
      const stageId = (await templateStage(ctx, me)).id;
      return { path: { id: activityId }, body: { stageId, position: 0, version: 1 } };
    },
  },
  createEngagementProjectType: {
    send: (ctx) => ({ body: { id: ctx.uuid(), value: ctx.name('Type') } }),
  },
  updateEngagementProjectType: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { id: await projectType(ctx, me), value: ctx.name('Type'), version: 1 },
    }),
  },
  deleteEngagementProjectType: {
    send: async (ctx, _sample, me) => ({ path: { id: await projectType(ctx, me) } }),
  },
  deleteTemplateStage: {
    send: async (ctx, _sample, me) => ({ path: { id: (await templateStage(ctx, me)).id } }),
  },
  deleteTemplateActivity: {
    send: async (ctx, _sample, me) => ({ path: { id: (await templateStage(ctx, me)).activityId } }),
  },
});
