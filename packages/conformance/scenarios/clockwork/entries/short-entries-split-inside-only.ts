import { scenario } from '../../../scenario/types.ts';
import { emptyDay, fetchEntries, getFields, payLoad } from '../../../support/clockwork.ts';

export default scenario({
  title:
    'An entry of just over two minutes can be split, only at a time inside it; the first part keeps the id',
  source: 'CLOCK-010, CLOCK-030',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (seconds: number) =>
      new Date(Date.parse(ctx.at(day, '09:00', me.timeZone)) + seconds * 1000).toISOString();
    const entryPayLoad = payLoad(ctx, at(0), at(121));
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    const entryId = entryPayLoad.id;
    for (const seconds of [-60, 0, 121, 180]) {
      const query = { entryId, splitTime: at(seconds) };
      const rejected = await me.expectError(400, 'splitClockWorkEntry', { query });
      ctx.expectEqual('the field', getFields(rejected), ['splitTime']);
    }
    const { clockWorkEntries } = await me.request('splitClockWorkEntry', {
      query: { entryId, splitTime: at(1) },
    });
    const shown = clockWorkEntries.map((each) => [each.id === entryId, each.totalTimeInSeconds]);
    ctx.expectEqual('the parts, newest first', shown, [
      [false, 120],
      [true, 0],
    ]);
    const [newer, older] = await fetchEntries(me, day);
    ctx.expectEqual('what both are about', newer?.description, older?.description);
    await me.expectError(400, 'splitClockWorkEntry', {
      query: { entryId: newer?.id ?? '', splitTime: at(60) },
    });
  },
});
