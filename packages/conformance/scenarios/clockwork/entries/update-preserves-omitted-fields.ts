import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn } from '../../../support/clockwork.ts';

export default scenario({
  title: 'An update changes the fields that it contains, and keeps those that it omits',
  source: 'CLOCK-048',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const before = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const { id } = before;
    const description = ctx.name();
    const update = async (payLoad: { description?: string; endTime?: string }) => {
      await me.request('postClockWork', {
        body: { type: 'update', entryPayLoad: { id, ...payLoad } },
      });
      return entryOn(ctx, me, day, id);
    };
    ctx.expectEqual('the entry', await update({ description }), {
      ...before,
      description,
      version: (before.version ?? 0) + 1,
    });
    const longer = await update({ endTime: ctx.at(day, '10:30', me.timeZone) });
    ctx.expectEqual('its length in seconds', longer.totalTimeInSeconds, 5400);
    ctx.expectEqual('its description', longer.description, description);
    const emptied = await update({ description: '' });
    ctx.expectEqual('a description that was emptied', emptied.description, '');
  },
});
