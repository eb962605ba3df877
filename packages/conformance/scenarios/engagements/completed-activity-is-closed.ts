import { scenario } from '../../scenario/types.ts';
import { oneActivity, seen, toggle } from '../../support/engagements.ts';

export default scenario({
  title:
    'A completed activity accepts no notes, documents, new action items, texts or numbers; its items can be ticked',
  source: 'ENGAG-062',
  async run(ctx) {
    const me = ctx.as('admin');
    const { activityId, engagementId, stageId } = await oneActivity(ctx, me);
    const action = { id: ctx.uuid(), activityId, action: 'Send it', isDone: false };
    await me.request('saveEngagementActivityAction', { body: action });
    await toggle(me, activityId, true);
    const note = { id: ctx.uuid(), activityId, notes: 'Late' };
    await me.expectError(400, 'saveEngagementActivityNote', { body: note });
    const doc = { id: ctx.uuid(), activityId, description: 'Late', url: 'https://docs.test/late' };
    await me.expectError(400, 'saveEngagementActivityDoc', { body: doc });
    const late = { ...action, id: ctx.uuid() };
    await me.expectError(400, 'saveEngagementActivityAction', { body: late });
    const ticked = await me.request('saveEngagementActivityAction', {
      body: { id: action.id, activityId, isDone: true },
    });
    const { isDone: isTicked } = ticked.clientEngagementActivityAction;
    ctx.expectEqual('whether the answer has the tick', isTicked, true);
    const path = { engagementId, stageId };
    const [done] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
    const same = { activityId, activityDesc: done?.activityDesc ?? '' };
    for (const change of [{ activityDesc: 'Else' }, { baseline: 7 }, { actuals: 3 }]) {
      await me.expectError(400, 'saveEngagementActivity', { path, body: { ...same, ...change } });
    }
    await me.request('saveEngagementActivity', { path, body: { ...same, isTenantVisible: true } });
    const [stored] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
    ctx.expectEqual('its notes and documents', [stored?.notes, stored?.docs], [null, []]);
    ctx.expectEqual(
      'its action items',
      stored?.actions.map(({ isDone }) => isDone),
      [true],
    );
  },
});
