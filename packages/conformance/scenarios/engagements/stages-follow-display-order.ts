import { scenario } from '../../scenario/types.ts';
import { activity, engagement, seen, stage, toggle } from '../../support/engagements.ts';

export default scenario({
  title: 'Stages are sorted by display order, equal ones and activities in the order of creation',
  source: 'ENGAG-084, ENGAG-041',
  async run(ctx) {
    const me = ctx.as('admin');
    const engagementId = await engagement(ctx, me);
    const path = { engagementId };
    const [b, c] = [await stage(ctx, me, engagementId), await stage(ctx, me, engagementId)];
    const a = ctx.uuid();
    const own = { stageId: a, stageName: 'First', description: 'Of three.', displayOrder: 1 };
    await me.request('saveEngagementStage', { path, body: own });
    const ids = async () => (await seen(me, engagementId)).stages.map(({ stageId }) => stageId);
    ctx.expectEqual('the order', await ids(), [b, c, a]);
    const last = { stageId: c, stageName: 'Last', description: 'After all.', displayOrder: 2 };
    await me.request('saveEngagementStage', { path, body: last });
    ctx.expectEqual('the order after a change', await ids(), [b, a, c]);
    const shut = { ...last, isTenantVisible: false };
    await me.request('saveEngagementStage', { path, body: shut });
    const named = { stageId: c, stageName: 'Renamed', description: 'After all.' };
    await me.request('saveEngagementStage', { path, body: named });
    const renamed = (await seen(me, engagementId)).stages.at(-1);
    ctx.expectEqual(
      'what the change of a stage leaves out',
      [renamed?.stageName, renamed?.isTenantVisible, renamed?.displayOrder],
      ['Renamed', false, 2],
    );
    const of = { engagementId, stageId: b };
    const activities: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      const id = await activity(ctx, me, of);
      activities.push(id);
      // Completed ones keep their positions.
      if (activities.length < 3) continue;
      for (const each of activities.slice(1)) await toggle(me, each, true);
    }
    const [shown, other] = (await seen(me, engagementId)).stages;
    const listed = shown?.activities.map(({ activityId }) => activityId);
    ctx.expectEqual('the activities', listed, activities);
    ctx.expectEqual('those of another stage', other?.activities, []);
    ctx.expectEqual('a new stage', [shown?.isTenantVisible, shown?.displayOrder], [true, 0]);
    const [made] = shown?.activities ?? [];
    ctx.expectEqual(
      'a new activity',
      [made?.isTenantVisible, made?.isDone, made?.baseline, made?.threshold, made?.actuals],
      [false, false, 0, 0, 0],
    );
    const unexpected = await engagement(ctx, me);
    const body = { stageId: b, stageName: 'Stray', description: 'Of another.' };
    await me.expectError(409, 'saveEngagementStage', { path: { engagementId: unexpected }, body });
    const failed = { activityId: ctx.uuid(), activityDesc: 'Lost' };
    const nowhere = { engagementId: unexpected, stageId: b };
    await me.expectError(404, 'saveEngagementActivity', { path: nowhere, body: failed });
    const [activityId = ''] = activities;
    await me.expectError(409, 'saveEngagementActivity', {
      path: { engagementId, stageId: c },
      body: { activityId, activityDesc: 'Moved' },
    });
    const numbers = { baseline: 4, threshold: 10, actuals: 3 };
    const full = { activityId, activityDesc: 'Renamed', isTenantVisible: true, ...numbers };
    await me.request('saveEngagementActivity', { path: of, body: full });
    const bare = { activityId, activityDesc: 'Again' };
    await me.request('saveEngagementActivity', { path: of, body: bare });
    const [stored] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
    ctx.expectEqual(
      'what a change leaves out',
      [
        stored?.activityDesc,
        stored?.isTenantVisible,
        stored?.baseline,
        stored?.threshold,
        stored?.actuals,
      ],
      ['Again', true, 4, 10, 3],
    );
  },
});
