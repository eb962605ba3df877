import { scenario } from '../../scenario/types.ts';
import { activity, engagement, seen, stage, toggle } from '../../support/engagements.ts';

export default scenario({
  title:
    'The ratios are done activities to all activities, and their planned hours to all planned hours',
  source: 'ENGAG-051, ENGAG-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const engagementId = await engagement(ctx, me);
    const stageId = await stage(ctx, me, engagementId);
    const path = { engagementId, stageId };
    const done = await activity(ctx, me, path, { baseline: 8 });
    await activity(ctx, me, path, { baseline: 12.5 });
    const parts = [0.1, 0.2];
    for (const baseline of parts) {
      await toggle(me, await activity(ctx, me, path, { baseline }), true);
    }
    await toggle(me, done, true);
    const { doneHours, totalHours } = await seen(me, engagementId);
    ctx.expectEqual('the effort ratio', [doneHours, totalHours], [8.3, 20.8]);
    const { engagementRollups } = await me.request('getEngagementRollups');
    const row = engagementRollups.find(({ id }) => id === engagementId);
    const ratio = [row?.completedActivities, row?.totalActivities];
    ctx.expectEqual('the activity ratio', ratio, [3, 4]);
    ctx.expectEqual('the hours in the list', [row?.doneHours, row?.totalHours], [8.3, 20.8]);
  },
});
