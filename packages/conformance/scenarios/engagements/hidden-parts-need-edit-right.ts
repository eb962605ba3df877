import { scenario } from '../../scenario/types.ts';
import { activity, engagement, seen, stage, templateStage } from '../../support/engagements.ts';

export default scenario({
  title:
    'Records that are not visible to the tenant are neither shown to readers nor counted for them',
  source: 'ENGAG-092, ENGAG-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const reader = ctx.as('member');
    const engagementId = await engagement(ctx, me);
    const shown = await stage(ctx, me, engagementId, { isTenantVisible: true });
    const hidden = await stage(ctx, me, engagementId, { isTenantVisible: false });
    const visible = { baseline: 3, isTenantVisible: true };
    const seenOne = await activity(ctx, me, { engagementId, stageId: shown }, visible);
    await activity(ctx, me, { engagementId, stageId: shown }, { baseline: 5 });
    await activity(ctx, me, { engagementId, stageId: hidden }, visible);
    const { stages, totalHours } = await seen(reader, engagementId);
    ctx.expectEqual(
      'what a reader sees',
      stages.map((each) => [each.stageId, ...each.activities.map(({ activityId }) => activityId)]),
      [[shown, seenOne]],
    );
    ctx.expectEqual('the hours that a reader sees', totalHours, 3);
    const { engagementRollups } = await reader.request('getEngagementRollups');
    const row = engagementRollups.find(({ id }) => id === engagementId);
    ctx.expectEqual('the hours that a reader’s list shows', row?.totalHours, 3);
    ctx.expectEqual('the hours that an editor sees', (await seen(me, engagementId)).totalHours, 11);
    const path = { id: engagementId };
    const view = { path, query: { isTenantView: true } };
    const { engagement: asTenant } = await me.request('getEngagement', view);
    ctx.expectEqual('the hours of the tenant’s view', asTenant.totalHours, 3);
    ctx.expectEqual('the stages of the tenant’s view', asTenant.stages, stages);
    const template = await templateStage(ctx, me);
    const shownStage = (await reader.request('getTemplateStages')).templateStages.find(
      ({ id }) => id === template.id,
    );
    ctx.expectEqual('the hidden activities of a template stage', shownStage?.activities, []);
    await me.request('deleteTemplateStage', { path: { id: template.id } });
  },
});
