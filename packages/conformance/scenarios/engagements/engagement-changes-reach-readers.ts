import { scenario } from '../../scenario/types.ts';
import { oneActivity, seen, toggle } from '../../support/engagements.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';

const hub = 'streamNotifications';

export default scenario({
  title: 'A change of an engagement or of the template reaches everyone who reads engagements',
  source: 'API-042, ENGAG-D21',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const reader = ctx.as('member');
    const { engagementId, activityId } = await oneActivity(ctx, me);
    const observe = async (act: () => Promise<unknown>) => {
      const from = await readLastEventId(reader, hub);
      await act();
      const events = await eventsAfter(reader, hub, from);
      return events.flatMap(({ event, data }) => {
        const { engagementId: id } = data as { engagementId?: string };
        return event.startsWith('engagement') ? [id ?? event] : [];
      });
    };
    const changed = await observe(() => toggle(me, activityId, true));
    ctx.expectEqual('the events of a completed activity', changed, [engagementId]);
    const read = await observe(() => seen(me, engagementId));
    ctx.expectEqual('the events of reading', read, []);
    const stages: string[] = [];
    const added = await observe(async () => {
      const body = { id: ctx.uuid(), stageName: ctx.name(), description: 'New.' };
      stages.push(body.id);
      await me.request('saveTemplateStage', { body });
    });
    ctx.expectEqual('the events of the template', added, ['engagementTemplateChanged']);
    for (const id of stages) await me.request('deleteTemplateStage', { path: { id } });
    const deleted = await observe(() =>
      me.request('deleteEngagement', { path: { id: engagementId } }),
    );
    ctx.expectEqual('the events of a deletion', deleted, [engagementId]);
  },
});
