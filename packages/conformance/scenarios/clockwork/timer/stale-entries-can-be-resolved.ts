import { scenario } from '../../../scenario/types.ts';
import {
  clearRecent,
  fetchEntries,
  entryOn,
  isSame,
  payLoad,
  running,
  stale,
} from '../../../support/clockwork.ts';

export default scenario({
  title:
    'An entry that has run over midnight is split there, continues on the new day, or is deleted',
  source: 'CLOCK-058, CLOCK-055, CLOCK-D51',
  async run(ctx) {
    const me = ctx.as('member');
    const id = await stale(ctx, me);
    const [yesterday, today] = [-1, 0].map((offset) => ctx.day(offset, me.timeZone));
    const midnight = ctx.at(today ?? '', '00:00', me.timeZone);
    for (const type of ['end', 'break'] as const) {
      await me.expectError(400, 'postClockWork', { body: { type, entryPayLoad: { id } } });
    }
    await me.expectError(400, 'postClockWork', {
      body: { type: 'restart', entryPayLoad: { id, newId: ctx.uuid() } },
    });
    await me.request('postClockWork', { body: { type: 'crossover', entryPayLoad: { id } } });
    const before = await entryOn(ctx, me, yesterday ?? '', id);
    ctx.expectThat('its first part ends at midnight', isSame(before.endTime, midnight));
    const rest = await running(me);
    ctx.expectThat(
      'the rest runs since then',
      isSame(rest?.clockWorkEntry.startTime ?? null, midnight),
    );
    ctx.expectEqual('whether the rest is a crossover', rest?.crossover, false);
    ctx.expectEqual('what the rest is about', rest?.clockWorkEntry.description, before.description);
    await me.request('postClockWork', {
      body: { type: 'end', entryPayLoad: { id: rest?.clockWorkEntry.id ?? '' } },
    });
    ctx.expectEqual('the running entry', await running(me), null);
    const again = await stale(ctx, me);
    await me.request('deleteClockWorkEntries', { body: [again] });
    ctx.expectEqual('the entries of yesterday', await fetchEntries(me, yesterday ?? ''), []);
    const entryPayLoad = payLoad(ctx, ctx.minutesFromNow(0), null);
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    await clearRecent(ctx, me);
  },
});
