import { scenario } from '../../scenario/types.ts';
import { activity, engagement, seen, stage } from '../../support/engagements.ts';

export default scenario({
  title: 'What is not visible to the tenant is neither shown to readers nor counted for them',
  source: 'ENGAG-092, and the decisions on engagements',
  async run(kit) {
    const me = kit.as('admin');
    const reader = kit.as('member');
    const engagementId = await engagement(kit, me);
    const shown = await stage(kit, me, engagementId, { isTenantVisible: true });
    const hidden = await stage(kit, me, engagementId, { isTenantVisible: false });
    const visible = { baseline: 3, isTenantVisible: true };
    const seenOne = await activity(kit, me, { engagementId, stageId: shown }, visible);
    await activity(kit, me, { engagementId, stageId: shown }, { baseline: 5 });
    await activity(kit, me, { engagementId, stageId: hidden }, visible);
    const { stages, totalHours } = await seen(reader, engagementId);
    kit.expectEqual(
      'what a reader sees',
      stages.map((each) => [each.stageId, ...each.activities.map(({ activityId }) => activityId)]),
      [[shown, seenOne]],
    );
    kit.expectEqual('the hours that a reader sees', totalHours, 3);
    const { engagementRollups } = await reader.ask('getEngagementRollups');
    const row = engagementRollups.find(({ id }) => id === engagementId);
    kit.expectEqual('the hours that a reader’s list shows', row?.totalHours, 3);
    kit.expectEqual('the hours that an editor sees', (await seen(me, engagementId)).totalHours, 11);
  },
});
