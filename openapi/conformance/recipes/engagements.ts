import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import {
  engagement,
  engagementFields,
  oneActivity,
  stage,
  templateStage,
} from '../support/engagements.ts';

async function doc(kit: Kit, me: Actor) {
  const { activityId } = await oneActivity(kit, me);
  const fields = { description: 'Questions', url: 'https://docs.client.test/questions' };
  return { id: kit.uuid(), activityId, ...fields };
}

async function action(kit: Kit, me: Actor) {
  const { activityId } = await oneActivity(kit, me);
  return { id: kit.uuid(), activityId, action: kit.name(), isDone: false };
}

export default recipes({
  createEngagement: { send: (kit) => ({ body: { ...engagementFields(kit), type: 'base' } }) },
  updateEngagement: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const id = await engagement(kit, me);
      // A change needs a type; only a new engagement may do without.
      const { projectTypes } = await me.ask('getEngagement', { path: { id } });
      const projectTypeId = kit.pick(projectTypes).id;
      return { body: { ...engagementFields(kit), id, projectTypeId, version: 1 } };
    },
  },
  getEngagement: {
    send: async (kit, _sample, me) => ({ path: { id: await engagement(kit, me) } }),
  },
  saveEngagementStage: {
    send: async (kit, _sample, me) => {
      const engagementId = await engagement(kit, me);
      const stageId = await stage(kit, me, engagementId);
      const fields = { stageName: kit.name(), description: 'A stage.', isTenantVisible: true };
      const body = { ...fields, stageId, displayOrder: 1, version: 1 };
      return { path: { engagementId }, body };
    },
  },
  saveEngagementActivity: {
    send: async (kit, _sample, me) => {
      const { engagementId, stageId, activityId } = await oneActivity(kit, me);
      const fields = { baseline: 4, threshold: 10, actuals: 1.5, isTenantVisible: true };
      const body = { activityId, activityDesc: kit.name(), ...fields, version: 1 };
      return { path: { engagementId, stageId }, body };
    },
  },
  deleteEngagementStage: {
    send: async (kit, _sample, me) => ({
      path: { stageId: await stage(kit, me, await engagement(kit, me)) },
    }),
  },
  deleteEngagementActivity: {
    send: async (kit, _sample, me) => ({
      path: { activityId: (await oneActivity(kit, me)).activityId },
    }),
  },
  toggleEngagementActivity: {
    ids: () => ['activityId'],
    send: async (kit, _sample, me) => {
      const { activityId } = await oneActivity(kit, me);
      return { body: { activityId, isDone: true } };
    },
  },
  saveEngagementActivityNote: {
    ids: () => ['activityId'],
    send: async (kit, _sample, me) => {
      const { activityId } = await oneActivity(kit, me);
      return { body: { id: kit.uuid(), activityId, notes: 'Two of three have answered.' } };
    },
  },
  saveEngagementActivityDoc: {
    ids: () => ['activityId'],
    send: async (kit, _sample, me) => ({ body: await doc(kit, me) }),
  },
  deleteEngagementActivityDoc: {
    send: async (kit, _sample, me) => {
      const body = await doc(kit, me);
      await me.ask('saveEngagementActivityDoc', { body });
      return { path: { id: body.id } };
    },
  },
  saveEngagementActivityAction: {
    ids: () => ['activityId'],
    send: async (kit, _sample, me) => ({ body: await action(kit, me) }),
  },
  deleteEngagementActivityAction: {
    send: async (kit, _sample, me) => {
      const body = await action(kit, me);
      await me.ask('saveEngagementActivityAction', { body });
      return { path: { id: body.id } };
    },
  },
  saveTemplateStage: {
    // The tenant has one template: a stage behind all others would stay there.
    fixed: ['displayOrder'],
    send: async (kit, _sample, me) => {
      const { id } = await templateStage(kit, me);
      const fields = { stageName: kit.name(), description: 'Changed.', isTenantVisible: false };
      return { body: { id, ...fields, displayOrder: 3, version: 1 } };
    },
  },
  saveTemplateActivity: {
    send: async (kit, _sample, me) => {
      const { id, activityId } = await templateStage(kit, me);
      const fields = { baseline: 3, threshold: 5, displayOrder: 2, isTenantVisible: true };
      const body = { activityId, activityDesc: kit.name(), ...fields, version: 1 };
      return { path: { stageId: id }, body };
    },
  },
  deleteTemplateStage: {
    send: async (kit, _sample, me) => ({ path: { id: (await templateStage(kit, me)).id } }),
  },
  deleteTemplateActivity: {
    send: async (kit, _sample, me) => ({ path: { id: (await templateStage(kit, me)).activityId } }),
  },
});
