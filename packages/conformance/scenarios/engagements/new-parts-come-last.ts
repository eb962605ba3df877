import { scenario } from '../../scenario/types.ts';
import { activity, seen, stage, templateStage, twoStages } from '../../support/engagements.ts';

export default scenario({
  title:
    'New stages and activities with display order 0 come last, and an order is saved for all of them in one call',
  source: 'ENGAG-105, ENGAG-D12, ENGAG-D17',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, first, second, early } = await twoStages(ctx, me);
    const path = { id: engagementId };
    const third = await stage(ctx, me, engagementId);
    const ids = async () => (await seen(me, engagementId)).stages.map(({ stageId }) => stageId);
    ctx.expectEqual('the stages', await ids(), [first, second, third]);
    const stageIds = [third, first, second];
    await me.request('orderEngagementStages', { path, body: { stageIds, seenIds: await ids() } });
    ctx.expectEqual('the sorted stages', await ids(), stageIds);
    const late = { stageIds: [first, second, third], seenIds: [first, second, third] };
    await me.expectError(409, 'orderEngagementStages', { path, body: late });
    await me.expectError(409, 'orderEngagementStages', {
      path,
      body: { stageIds: [first, second] },
    });
    ctx.expectEqual('the stages after a rejection', await ids(), stageIds);
    const { version } = (await seen(me, engagementId)).stages[0] ?? {};
    ctx.expectEqual('the version of a sorted stage', version, 1);
    const other = await activity(ctx, me, { engagementId, stageId: first });
    const listed = async (stageId: string) =>
      (await seen(me, engagementId)).stages
        .find((each) => each.stageId === stageId)
        ?.activities.map(({ activityId }) => activityId);
    ctx.expectEqual('the activities', await listed(first), [early, other]);
    await me.request('orderEngagementActivities', {
      path: { stageId: first },
      body: { activityIds: [other, early] },
    });
    ctx.expectEqual('the sorted activities', await listed(first), [other, early]);
    await me.expectError(409, 'orderEngagementActivities', {
      path: { stageId: first },
      body: { activityIds: [other] },
    });
    const template = [await templateStage(ctx, me), await templateStage(ctx, me)];
    const { templateStages } = await me.request('getTemplateStages');
    const created = template.map(({ id }) => id);
    ctx.expectEqual(
      'the last stages of the template',
      templateStages.slice(-2).map(({ id }) => id),
      created,
    );
    const turned = [...templateStages.slice(0, -2).map(({ id }) => id), ...created.toReversed()];
    await me.request('orderTemplateStages', { body: { stageIds: turned } });
    ctx.expectEqual(
      'the sorted template',
      (await me.request('getTemplateStages')).templateStages.map(({ id }) => id),
      turned,
    );
    for (const id of created) await me.request('deleteTemplateStage', { path: { id } });
  },
});
