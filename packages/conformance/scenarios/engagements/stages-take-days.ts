import { scenario } from '../../scenario/types.ts';
import {
  activity,
  engagementFields,
  seen,
  stage,
  toggle,
  twoStages,
} from '../../support/engagements.ts';

export default scenario({
  title:
    'A stage is current since those before it are complete, and took the days until its last activity',
  source: 'ENGAG-016, ENGAG-D11',

  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, first, second, early } = await twoStages(ctx, me);
    const progress = async () =>
      (await me.request('getEngagementProgress', { path: { id: engagementId } })).stages.map(
        ({ stageId, state, days }) => [stageId, state, days],
      );
    ctx.expectEqual('the stages', await progress(), [
      [first, 'current', 0],
      [second, 'open', null],
    ]);
    await toggle(me, early, true);
    ctx.expectEqual('the stages after the first', await progress(), [
      [first, 'done', 0],
      [second, 'current', 0],
    ]);
    const fields = { ...engagementFields(ctx), createdOn: ctx.day(-30) };
    const createdOnAsInputString = fields.createdOn.replaceAll('-', '/');
    await me.request('createEngagement', {
      body: { ...fields, createdOnAsInputString, type: 'blank' },
    });
    const stageName = (await seen(me, engagementId)).stages[0]?.stageName ?? '';
    const stageId = await stage(ctx, me, fields.id, { stageName });
    const path = { engagementId: fields.id, stageId };
    await toggle(me, await activity(ctx, me, path), true);
    const { stages } = await me.request('getEngagementProgress', { path: { id: engagementId } });
    const [compared] = stages;
    ctx.expectEqual('how many others there are', compared?.medianCount, 1);
    ctx.expectThat('the other took about 30 days', Math.abs((compared?.medianDays ?? 0) - 30) <= 1);
  },
});
