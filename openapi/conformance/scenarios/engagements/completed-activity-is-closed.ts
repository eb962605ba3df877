import { scenario } from '../../scenario/types.ts';
import { oneActivity, seen, toggle } from '../../support/engagements.ts';

export default scenario({
  title:
    'A completed activity accepts no notes, documents or new action items; its items can be ticked',
  source: 'ENGAG-062',
  async run(ctx) {
    const me = ctx.as('admin');
    const { activityId, engagementId } = await oneActivity(ctx, me);
    const action = { id: ctx.uuid(), activityId, action: 'Send it', isDone: false };
    await me.request('saveEngagementActivityAction', { body: action });
    await toggle(me, activityId, true);
    const note = { id: ctx.uuid(), activityId, notes: 'Late' };
    await me.expectError(400, 'saveEngagementActivityNote', { body: note });
    const doc = { id: ctx.uuid(), activityId, description: 'Late', url: 'https://docs.test/late' };
    await me.expectError(400, 'saveEngagementActivityDoc', { body: doc });
    const late = { ...action, id: ctx.uuid() };
    await me.expectError(400, 'saveEngagementActivityAction', { body: late });
    await me.request('saveEngagementActivityAction', { body: { ...action, isDone: true } });
    const [stored] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
    ctx.expectEqual('its notes and documents', [stored?.notes, stored?.docs], [null, []]);
    ctx.expectEqual(
      'its action items',
      stored?.actions.map(({ isDone }) => isDone),
      [true],
    );
  },
});
