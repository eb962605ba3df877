import { scenario } from '../../../scenario/types.ts';
import { clearRecent, entryOn, running, start } from '../../../support/clockwork.ts';

export default scenario({
  title: 'A break ends the running entry',
  source: 'CLOCK-052, CLOCK-D14',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const day = ctx.day(0, me.timeZone);
    const id = await start(ctx, me);
    await me.request('postClockWork', { body: { type: 'break', entryPayLoad: { id } } });
    ctx.expectEqual('the running entry', await running(me), null);
    const { endTime } = await entryOn(ctx, me, day, id);
    ctx.expectThat('the entry has an end', endTime !== null);
    await me.expectError(400, 'postClockWork', { body: { type: 'break', entryPayLoad: { id } } });
    await me.expectError(400, 'postClockWork', { body: { type: 'end', entryPayLoad: { id } } });
  },
});
