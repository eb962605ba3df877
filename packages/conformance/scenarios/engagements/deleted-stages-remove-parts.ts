import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import {
  activity,
  oneActivity,
  seen,
  stage,
  templateStage,
  toggle,
  type Engagement,
} from '../../support/engagements.ts';

export default scenario({
  title:
    'A stage is deleted with its activities, an activity with its note, documents and action items, and their ids are free again',
  source: 'ENGAG-062, ENGAG-D02',
  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, stageId, activityId } = await oneActivity(ctx, me);
    const second = await stage(ctx, me, engagementId);
    const stored = await activity(ctx, me, { engagementId, stageId: second });
    const otherActivity = await activity(ctx, me, { engagementId, stageId });
    const others = await fetchParts(ctx, me, stored);
    const docs = [1, 2].map((at) => ({
      id: ctx.uuid(),
      activityId,
      description: `Plan ${at}`,
      url: 'https://docs.test/plan',
    }));
    for (const body of docs) await me.request('saveEngagementActivityDoc', { body });
    const actions = [1, 2].map((at) => ({
      id: ctx.uuid(),
      activityId,
      action: `Send ${at}`,
      isDone: at === 1,
    }));
    for (const body of actions) await me.request('saveEngagementActivityAction', { body });
    const note = { id: ctx.uuid(), activityId, notes: 'One' };
    await me.request('saveEngagementActivityNote', { body: note });
    await toggle(me, activityId, true);
    await me.request('deleteEngagementStage', { path: { stageId } });
    const remaining = (await seen(me, engagementId)).stages;
    ctx.expectEqual(
      'what is left',
      remaining.map((each) => [each.stageId, ...each.activities.map((one) => one.activityId)]),
      [[second, stored]],
    );
    ctx.expectEqual('what another has', partsIn(remaining[0]?.activities[0]), others);
    for (const id of [activityId, otherActivity]) {
      await me.expectError(404, 'toggleEngagementActivity', {
        body: { activityId: id, isDone: true },
      });
    }
    for (const { id } of docs) {
      await me.expectError(404, 'deleteEngagementActivityDoc', { path: { id } });
    }
    for (const { id } of actions) {
      await me.expectError(404, 'deleteEngagementActivityAction', { path: { id } });
    }
    await me.expectError(404, 'deleteEngagementStage', { path: { stageId } });
    const remainingId = { activityId: stored };
    await me.request('saveEngagementActivityNote', { body: { ...note, ...remainingId } });
    for (const doc of docs) {
      await me.request('saveEngagementActivityDoc', { body: { ...doc, ...remainingId } });
    }
    for (const action of actions) {
      await me.request('saveEngagementActivityAction', { body: { ...action, ...remainingId } });
    }
    const path = { engagementId, stageId: second };
    for (const id of [activityId, otherActivity]) {
      const body = { activityId: id, activityDesc: 'Free again' };
      await me.request('saveEngagementActivity', { path, body });
    }
    for (const id of [stored, activityId, otherActivity]) {
      await me.request('deleteEngagementActivity', { path: { activityId: id } });
    }
    const bare = await seen(me, engagementId);
    ctx.expectEqual('the activities', bare.stages[0]?.activities, []);
    ctx.expectEqual('the hours', [bare.doneHours, bare.totalHours], [0, 0]);
    const template = await templateStage(ctx, me);
    const other = await templateStage(ctx, me);
    const more = { activityId: ctx.uuid(), activityDesc: 'One more' };
    await me.request('saveTemplateActivity', { path: { stageId: template.id }, body: more });
    const ids = async () => {
      const { templateStages } = await me.request('getTemplateStages');
      return new Map(templateStages.map(({ id, activities }) => [id, activities.length]));
    };
    await me.request('deleteTemplateActivity', { path: { id: other.activityId } });
    await me.request('deleteTemplateStage', { path: { id: template.id } });
    const shown = await ids();
    ctx.expectEqual('the stages', [shown.has(template.id), shown.get(other.id)], [false, 0]);
    const deleted = { path: { id: template.activityId } };
    await me.expectError(404, 'deleteTemplateActivity', deleted);
    await me.expectError(404, 'deleteTemplateStage', { path: { id: template.id } });
    for (const freed of [template.activityId, more.activityId]) {
      const body = { activityId: freed, activityDesc: 'Free again' };
      await me.request('saveTemplateActivity', { path: { stageId: other.id }, body });
    }
    await me.request('deleteTemplateStage', { path: { id: other.id } });
  },
});

/** Adds a document and an action item to an activity; returns their ids. */
async function fetchParts(ctx: ScenarioContext, me: Actor, activityId: string): Promise<string[]> {
  const doc = { id: ctx.uuid(), activityId, description: 'Kept', url: 'https://docs.test/kept' };
  await me.request('saveEngagementActivityDoc', { body: doc });
  const action = { id: ctx.uuid(), activityId, action: 'Keep it', isDone: false };
  await me.request('saveEngagementActivityAction', { body: action });
  return [doc.id, action.id];
}

type Activity = Engagement['stages'][number]['activities'][number];

const partsIn = (shown: Activity | undefined) =>
  [...(shown?.docs ?? []), ...(shown?.actions ?? [])].map(({ id }) => id);
