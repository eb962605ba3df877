import { scenario } from '../../../scenario/types.ts';
import { clearRecent, fetchEntries, isSame, payLoad, start } from '../../../support/clockwork.ts';

export default scenario({
  title: 'An entry that was stopped at the time of its start hides no gap between its neighbors',
  source: 'CLOCK-021, CLOCK-D49',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const today = ctx.day(0, me.timeZone);
    const midnight = Date.parse(ctx.at(today, '00:00', me.timeZone));
    const from = Math.max(midnight, Date.now() - 300_000);
    const at = (seconds: number) => new Date(from + seconds * 1000).toISOString();
    const stopped = await start(ctx, me, at(0));
    const worked = await start(ctx, me, at(0));
    const end = { id: worked, endTime: at(1) };
    await me.request('postClockWork', { body: { type: 'end', entryPayLoad: end } });
    const next = payLoad(ctx, at(61), at(62));
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad: next } });
    const marks = new Map(
      (await fetchEntries(me, today)).map((each) => [
        each.id,
        [each.upFillApplicable, each.downFillApplicable],
      ]),
    );
    ctx.expectEqual('what was stopped at once', marks.get(stopped), [false, false]);
    ctx.expectEqual('what was worked on', marks.get(worked), [false, true]);
    ctx.expectEqual('what follows', marks.get(next.id), [true, false]);
    const fill = { type: 'downfill', entryPayLoad: { id: worked } } as const;
    const { clockWorkEntries } = await me.request('postClockWork', { body: fill });
    const filledTo = clockWorkEntries[0]?.endTime ?? null;
    ctx.expectThat('it is filled to what follows', isSame(filledTo, next.startTime));
    await clearRecent(ctx, me);
  },
});
