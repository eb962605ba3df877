import { scenario } from '../../../scenario/types.ts';
import { addDays } from '../../../scenario/time.ts';
import {
  add,
  emptyDay,
  fetchEntries,
  start,
  clearRecent,
  payLoad,
} from '../../../support/clockwork.ts';

export default scenario({
  title:
    'A gap is at least one minute long, between neighbors on the same day; it can be filled from both ends',
  source: 'CLOCK-003, CLOCK-D81',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const later = (time: string, seconds: number) =>
      new Date(Date.parse(ctx.at(day, time, me.timeZone)) + seconds * 1000).toISOString();
    const put = async (from: string, to: string) => {
      const entryPayLoad = payLoad(ctx, from, to);
      await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
      return entryPayLoad.id;
    };
    const first = await put(later('09:00', 0), later('09:10', 0));
    const second = await put(later('09:10', 59), later('09:20', 0));
    const third = await put(later('09:20', 60), later('09:30', 0));
    const marks = async () =>
      new Map(
        (await fetchEntries(me, day)).map((each) => [
          each.id,
          [each.upFillApplicable, each.downFillApplicable],
        ]),
      );
    const found = await marks();
    ctx.expectEqual('the first', found.get(first), [false, false]);
    ctx.expectEqual('the second', found.get(second), [false, true]);
    ctx.expectEqual('the third', found.get(third), [true, false]);
    const fill = (type: 'upfill' | 'downfill', id: string) => ({
      body: { type, entryPayLoad: { id } } as const,
    });
    for (const [type, id] of [
      ['upfill', first],
      ['downfill', first],
      ['upfill', second],
      ['downfill', third],
    ] as const) {
      await me.expectError(400, 'postClockWork', fill(type, id));
    }
    const next = addDays(day, 1);
    const only = await add(ctx, me, { day: next, from: '08:00', to: '09:00' });
    await me.expectError(400, 'postClockWork', fill('upfill', only.id));
    await me.expectError(400, 'postClockWork', fill('downfill', third));
    await me.request('postClockWork', fill('upfill', third));
    ctx.expectEqual('the third, filled', (await marks()).get(third), [false, false]);
    await clearRecent(ctx, me);
    const runs = await start(ctx, me);
    await me.expectError(400, 'postClockWork', fill('downfill', runs));
    await clearRecent(ctx, me);
  },
});
