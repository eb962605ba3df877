import { scenario } from '../../scenario/types.ts';
import { activity, engagement, seen, stage, toggle } from '../../support/engagements.ts';

export default scenario({
  title: 'The ratios count done activities and their planned hours against all',
  source: 'ENGAG-051, and the decisions on engagements',
  async run(kit) {
    const me = kit.as('admin');
    const engagementId = await engagement(kit, me);
    const stageId = await stage(kit, me, engagementId);
    const path = { engagementId, stageId };
    const done = await activity(kit, me, path, { baseline: 8 });
    await activity(kit, me, path, { baseline: 12.5 });
    const parts = [0.1, 0.2];
    for (const baseline of parts) {
      await toggle(me, await activity(kit, me, path, { baseline }), true);
    }
    await toggle(me, done, true);
    const { doneHours, totalHours } = await seen(me, engagementId);
    kit.expectEqual('the effort ratio', [doneHours, totalHours], [8.3, 20.8]);
    const { engagementRollups } = await me.ask('getEngagementRollups');
    const row = engagementRollups.find(({ id }) => id === engagementId);
    const ratio = [row?.completedActivities, row?.totalActivities];
    kit.expectEqual('the activity ratio', ratio, [3, 4]);
    kit.expectEqual('the hours in the list', [row?.doneHours, row?.totalHours], [8.3, 20.8]);
  },
});
