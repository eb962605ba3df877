import { scenario } from '../../scenario/types.ts';
import { activity, oneActivity, seen, stage, templateStage } from '../../support/engagements.ts';

export default scenario({
  title:
    'With a stage go its activities, with an activity its note, documents and action items, whose ids are free again',
  source: 'document 2, section 4, and the decisions on engagements',
  async run(kit) {
    const me = kit.as('admin');
    const { engagementId, stageId, activityId } = await oneActivity(kit, me);
    const second = await stage(kit, me, engagementId);
    const kept = await activity(kit, me, { engagementId, stageId: second });
    const doc = { id: kit.uuid(), activityId, description: 'Plan', url: 'https://docs.test/plan' };
    await me.ask('saveEngagementActivityDoc', { body: doc });
    const action = { id: kit.uuid(), activityId, action: 'Send it', isDone: false };
    await me.ask('saveEngagementActivityAction', { body: action });
    const note = { id: kit.uuid(), activityId, notes: 'One' };
    await me.ask('saveEngagementActivityNote', { body: note });
    await me.ask('deleteEngagementStage', { path: { stageId } });
    const left = (await seen(me, engagementId)).stages;
    kit.expectEqual(
      'what is left',
      left.map((each) => [each.stageId, ...each.activities.map((one) => one.activityId)]),
      [[second, kept]],
    );
    await me.refused(404, 'toggleEngagementActivity', { body: { activityId, isDone: true } });
    await me.refused(404, 'deleteEngagementActivityDoc', { path: { id: doc.id } });
    await me.refused(404, 'deleteEngagementActivityAction', { path: { id: action.id } });
    await me.refused(404, 'deleteEngagementStage', { path: { stageId } });
    const ofKept = { activityId: kept };
    await me.ask('saveEngagementActivityNote', { body: { ...note, ...ofKept } });
    await me.ask('saveEngagementActivityDoc', { body: { ...doc, ...ofKept } });
    await me.ask('saveEngagementActivityAction', { body: { ...action, ...ofKept } });
    await me.ask('deleteEngagementActivity', { path: ofKept });
    const bare = await seen(me, engagementId);
    kit.expectEqual('the activities', bare.stages[0]?.activities, []);
    kit.expectEqual('the hours', [bare.doneHours, bare.totalHours], [0, 0]);
    const template = await templateStage(kit, me);
    const other = await templateStage(kit, me);
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
    await me.ask('deleteTemplateStage', { path: { id: other.id } });
  },
});
