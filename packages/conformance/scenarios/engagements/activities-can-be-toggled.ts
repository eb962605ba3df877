import { scenario } from '../../scenario/types.ts';
import { oneActivity, seen, toggle } from '../../support/engagements.ts';

export default scenario({
  title: 'One call marks an activity as done or not done, and stores who did it',
  source: 'ENGAG-061',
  async run(ctx) {
    const me = ctx.as('admin');
    const { activityId, engagementId, stageId } = await oneActivity(ctx, me);
    const activityDesc =
      (await seen(me, engagementId)).stages[0]?.activities[0]?.activityDesc ?? '';
    const marks = async () => {
      const [found] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
      return [found?.isDone, found?.markedDoneBy ?? null, found?.markedDoneOn ?? null] as const;
    };
    const { activity } = await toggle(me, activityId, true);
    const [isDone, by, on] = await marks();
    ctx.expectEqual(
      'the response',
      [activity.isDone, activity.markedDoneBy, activity.markedDoneOn, activity.version],
      [isDone, by, on, 2],
    );
    ctx.expectThat('it is done, by somebody, at some time', Boolean(isDone && by && on));
    await toggle(me, activityId, true);
    ctx.expectEqual('the marks after the same call again', await marks(), [isDone, by, on]);
    const path = { engagementId, stageId };
    await me.request('saveEngagementActivity', {
      path,
      body: { activityId, activityDesc, isTenantVisible: true, version: activity.version },
    });
    ctx.expectEqual('the marks after a change', await marks(), [isDone, by, on]);
    await toggle(me, activityId, false);
    ctx.expectEqual('the marks after the way back', await marks(), [false, null, null]);
  },
});
