import { toIsoDay } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { clearRecent, getFields, payLoad, running, start } from '../../../support/clockwork.ts';

export default scenario({
  title: 'A device clock may be one minute ahead, or five minutes off for the mini timer',
  source: 'CLOCK-052, CLOCK-D46',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const ahead = payLoad(ctx, ctx.minutesFromNow(0.7), null);
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad: ahead } });
    ctx.expectEqual('the running entry', (await running(me))?.clockWorkEntry.id, ahead.id);
    const { id } = ahead;
    const { clockWorkEntries } = await me.request('postClockWork', {
      body: { type: 'end', entryPayLoad: { id } },
    });
    const [ended] = clockWorkEntries;
    ctx.expectEqual('an end before its start', ended?.endTime, ended?.startTime);
    const path = { date: toIsoDay(Date.parse(ahead.startTime), me.timeZone) };
    const summaries = await me.request('getClockWorkProjectSummaries', { path });
    const shares = summaries.clockWorkDayProjectsSummaries.map((each) => each.totalPercentage);
    ctx.expectEqual('the shares of no time', shares, [0]);
    await clearRecent(ctx, me);
    const far = payLoad(ctx, ctx.minutesFromNow(2), null);
    await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad: far } });
    for (const minutes of [-7, 7]) {
      const body = { startTime: ctx.minutesFromNow(minutes), description: '' };
      const rejected = await me.expectError(400, 'startMiniEntry', { body });
      ctx.expectEqual('the field', getFields(rejected), ['startTime']);
    }
    const before = Date.now();
    const { clockWorkMini } = await me.request('startMiniEntry', {
      body: { startTime: ctx.minutesFromNow(-4), description: '' },
    });
    const off = Math.abs(Date.parse(clockWorkMini.startTime) - before);
    ctx.expectThat('the server’s clock counts', off < 120_000);
    await clearRecent(ctx, me);
    const { startTime: _, ...unset } = payLoad(ctx, ctx.minutesFromNow(0), null);
    const requested = Date.now();
    const added = await me.request('postClockWork', { body: { type: 'add', entryPayLoad: unset } });
    const started = added.clockWorkEntries.find(({ id: each }) => each === unset.id);
    const away = Math.abs(Date.parse(started?.startTime ?? '') - requested);
    ctx.expectThat('an entry without a start starts at the server’s time', away < 120_000);
    const missing = { ...unset, id: ctx.uuid(), endTime: ctx.minutesFromNow(0) };
    await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad: missing } });
    await clearRecent(ctx, me);
    const mini = await me.request('startMiniEntry', { body: { description: '' } });
    const miniAway = Math.abs(Date.parse(mini.clockWorkMini.startTime) - requested);
    ctx.expectThat('a mini timer without a start starts at the server’s time', miniAway < 120_000);
    await clearRecent(ctx, me);
    await start(ctx, me);
    await clearRecent(ctx, me);
  },
});
