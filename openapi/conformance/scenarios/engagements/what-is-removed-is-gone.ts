import { scenario, type Actor, type Kit } from '../../scenario/types.ts';
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
    'With a stage go its activities, with an activity its note, documents and action items, whose ids are free again',
  source: 'ENGAG-062, and the decisions on engagements',
  async run(kit) {
    const me = kit.as('admin');
    const { engagementId, stageId, activityId } = await oneActivity(kit, me);
    const second = await stage(kit, me, engagementId);
    const kept = await activity(kit, me, { engagementId, stageId: second });
    const beside = await activity(kit, me, { engagementId, stageId });
    const others = await partsOf(kit, me, kept);
    const docs = [1, 2].map((at) => ({
      id: kit.uuid(),
      activityId,
      description: `Plan ${at}`,
      url: 'https://docs.test/plan',
    }));
    for (const body of docs) await me.ask('saveEngagementActivityDoc', { body });
    const actions = [1, 2].map((at) => ({
      id: kit.uuid(),
      activityId,
      action: `Send ${at}`,
      isDone: at === 1,
    }));
    for (const body of actions) await me.ask('saveEngagementActivityAction', { body });
    const note = { id: kit.uuid(), activityId, notes: 'One' };
    await me.ask('saveEngagementActivityNote', { body: note });
    await toggle(me, activityId, true);
    await me.ask('deleteEngagementStage', { path: { stageId } });
    const left = (await seen(me, engagementId)).stages;
    kit.expectEqual(
      'what is left',
      left.map((each) => [each.stageId, ...each.activities.map((one) => one.activityId)]),
      [[second, kept]],
    );
    kit.expectEqual('what another has', partsIn(left[0]?.activities[0]), others);
    for (const id of [activityId, beside]) {
      await me.refused(404, 'toggleEngagementActivity', { body: { activityId: id, isDone: true } });
    }
    for (const { id } of docs) {
      await me.refused(404, 'deleteEngagementActivityDoc', { path: { id } });
    }
    for (const { id } of actions) {
      await me.refused(404, 'deleteEngagementActivityAction', { path: { id } });
    }
    await me.refused(404, 'deleteEngagementStage', { path: { stageId } });
    const ofKept = { activityId: kept };
    await me.ask('saveEngagementActivityNote', { body: { ...note, ...ofKept } });
    for (const doc of docs) {
      await me.ask('saveEngagementActivityDoc', { body: { ...doc, ...ofKept } });
    }
    for (const action of actions) {
      await me.ask('saveEngagementActivityAction', { body: { ...action, ...ofKept } });
    }
    const path = { engagementId, stageId: second };
    for (const id of [activityId, beside]) {
      const body = { activityId: id, activityDesc: 'Free again' };
      await me.ask('saveEngagementActivity', { path, body });
    }
    for (const id of [kept, activityId, beside]) {
      await me.ask('deleteEngagementActivity', { path: { activityId: id } });
    }
    const bare = await seen(me, engagementId);
    kit.expectEqual('the activities', bare.stages[0]?.activities, []);
    kit.expectEqual('the hours', [bare.doneHours, bare.totalHours], [0, 0]);
    const template = await templateStage(kit, me);
    const other = await templateStage(kit, me);
    const more = { activityId: kit.uuid(), activityDesc: 'One more' };
    await me.ask('saveTemplateActivity', { path: { stageId: template.id }, body: more });
    const ids = async () => {
      const { templateStages } = await me.ask('getTemplateStages');
      return new Map(templateStages.map(({ id, activities }) => [id, activities.length]));
    };
    await me.ask('deleteTemplateActivity', { path: { id: other.activityId } });
    await me.ask('deleteTemplateStage', { path: { id: template.id } });
    const shown = await ids();
    kit.expectEqual('the stages', [shown.has(template.id), shown.get(other.id)], [false, 0]);
    const gone = { path: { id: template.activityId } };
    await me.refused(404, 'deleteTemplateActivity', gone);
    await me.refused(404, 'deleteTemplateStage', { path: { id: template.id } });
    for (const freed of [template.activityId, more.activityId]) {
      const body = { activityId: freed, activityDesc: 'Free again' };
      await me.ask('saveTemplateActivity', { path: { stageId: other.id }, body });
    }
    await me.ask('deleteTemplateStage', { path: { id: other.id } });
  },
});

/** Gives an activity a document and an action item; their ids. */
async function partsOf(kit: Kit, me: Actor, activityId: string): Promise<string[]> {
  const doc = { id: kit.uuid(), activityId, description: 'Kept', url: 'https://docs.test/kept' };
  await me.ask('saveEngagementActivityDoc', { body: doc });
  const action = { id: kit.uuid(), activityId, action: 'Keep it', isDone: false };
  await me.ask('saveEngagementActivityAction', { body: action });
  return [doc.id, action.id];
}

type Activity = Engagement['stages'][number]['activities'][number];

const partsIn = (shown: Activity | undefined) =>
  [...(shown?.docs ?? []), ...(shown?.actions ?? [])].map(({ id }) => id);
