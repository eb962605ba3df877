import { scenario } from '../../scenario/types.ts';
import { activity, engagement, seen, stage, toggle } from '../../support/engagements.ts';

export default scenario({
  title:
    'A stage is complete when it has an activity and all are done; the current stage is the first that is not',
  source: 'ENGAG-053, ENGAG-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const engagementId = await engagement(ctx, me);
    const current = async () => (await seen(me, engagementId)).currentStageName;
    ctx.expectEqual('the current stage without stages', await current(), null);
    const first = await stage(ctx, me, engagementId, { stageName: 'Discovery' });
    await stage(ctx, me, engagementId, { stageName: 'Delivery' });
    ctx.expectEqual('the current stage without activities', await current(), 'Discovery');
    const done = await activity(ctx, me, { engagementId, stageId: first });
    await toggle(me, done, true);
    ctx.expectEqual('the current stage after all is done', await current(), 'Delivery');
    const open = await activity(ctx, me, { engagementId, stageId: first });
    ctx.expectEqual('the current stage once some are done', await current(), 'Discovery');
    await toggle(me, open, true);
    ctx.expectEqual('the current stage once both are', await current(), 'Delivery');
    await toggle(me, done, false);
    ctx.expectEqual('the current stage when it is open again', await current(), 'Discovery');
    const { engagementRollups } = await me.request('getEngagementRollups');
    const row = engagementRollups.find(({ id }) => id === engagementId);
    ctx.expectEqual('the current stage in the list', row?.currentStageName, 'Discovery');
  },
});
