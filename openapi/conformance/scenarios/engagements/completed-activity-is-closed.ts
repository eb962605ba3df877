import { scenario } from '../../scenario/types.ts';
import { oneActivity, seen, toggle } from '../../support/engagements.ts';

export default scenario({
  title: 'A completed activity takes no notes, documents or new action items; its items are ticked',
  source: 'ENGAG-062',
  async run(kit) {
    const me = kit.as('admin');
    const { activityId, engagementId } = await oneActivity(kit, me);
    const action = { id: kit.uuid(), activityId, action: 'Send it', isDone: false };
    await me.ask('saveEngagementActivityAction', { body: action });
    await toggle(me, activityId, true);
    const note = { id: kit.uuid(), activityId, notes: 'Late' };
    await me.refused(400, 'saveEngagementActivityNote', { body: note });
    const doc = { id: kit.uuid(), activityId, description: 'Late', url: 'https://docs.test/late' };
    await me.refused(400, 'saveEngagementActivityDoc', { body: doc });
    const late = { ...action, id: kit.uuid() };
    await me.refused(400, 'saveEngagementActivityAction', { body: late });
    await me.ask('saveEngagementActivityAction', { body: { ...action, isDone: true } });
    const [kept] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
    kit.expectEqual('its notes and documents', [kept?.notes, kept?.docs], [null, []]);
    kit.expectEqual(
      'its action items',
      kept?.actions.map(({ isDone }) => isDone),
      [true],
    );
  },
});
