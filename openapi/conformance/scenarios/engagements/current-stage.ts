import { scenario } from '../../scenario/types.ts';
import { activity, engagement, seen, stage, toggle } from '../../support/engagements.ts';

export default scenario({
  title: 'A stage is complete when it has an activity and all are done; the current one is not yet',
  source: 'ENGAG-053, and the decisions on engagements',
  async run(kit) {
    const me = kit.as('admin');
    const engagementId = await engagement(kit, me);
    const current = async () => (await seen(me, engagementId)).currentStageName;
    kit.expectEqual('the current stage without stages', await current(), null);
    const first = await stage(kit, me, engagementId, { stageName: 'Discovery' });
    await stage(kit, me, engagementId, { stageName: 'Delivery' });
    kit.expectEqual('the current stage without activities', await current(), 'Discovery');
    const done = await activity(kit, me, { engagementId, stageId: first });
    await toggle(me, done, true);
    kit.expectEqual('the current stage after all is done', await current(), 'Delivery');
    const open = await activity(kit, me, { engagementId, stageId: first });
    kit.expectEqual('the current stage once some are done', await current(), 'Discovery');
    await toggle(me, open, true);
    kit.expectEqual('the current stage once both are', await current(), 'Delivery');
    await toggle(me, done, false);
    kit.expectEqual('the current stage when it is open again', await current(), 'Discovery');
    const { engagementRollups } = await me.ask('getEngagementRollups');
    const row = engagementRollups.find(({ id }) => id === engagementId);
    kit.expectEqual('the current stage in the list', row?.currentStageName, 'Discovery');
  },
});
