import { scenario } from '../../scenario/types.ts';
import { oneActivity, toggle } from '../../support/engagements.ts';

export default scenario({
  title:
    'The history names who changed what of an engagement from what to what, the newest change first',
  source: 'ENGAG-109, ENGAG-D10',

  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, stageId, activityId } = await oneActivity(ctx, me);
    const path = { engagementId, stageId };
    const body = { activityId, activityDesc: 'Renamed', baseline: 8 };
    await me.request('saveEngagementActivity', { path, body });
    await toggle(me, activityId, true);
    await me.request('deleteEngagementStage', { path: { stageId } });
    const { engagementChanges, totalCount } = await me.request('getEngagementHistory', {
      path: { id: engagementId },
      query: { skip: 0 },
    });
    ctx.expectEqual(
      'the lines',
      engagementChanges.map(({ subject, action }) => `${subject} ${action}`),
      [
        'stage removed',
        'activity completed',
        'activity changed',
        'activity added',
        'stage added',
        'engagement added',
      ],
    );
    ctx.expectEqual('their number', totalCount, 6);
    const changed = engagementChanges[2];
    ctx.expectThat('the line names a person', Boolean(changed?.changedBy));
    const baseline = changed?.changes.find(({ field }) => field === 'baseline');
    ctx.expectEqual('the change', baseline, { field: 'baseline', from: '0', to: '8' });
    await ctx.as('member').expectError(403, 'getEngagementHistory', {
      path: { id: engagementId },
      query: { skip: 0 },
    });
  },
});
