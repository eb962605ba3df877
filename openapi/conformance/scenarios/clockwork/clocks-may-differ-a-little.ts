import { dayOf } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { clearRecent, fieldsOf, payLoad, running, start } from '../../support/clockwork.ts';

export default scenario({
  title: 'A device may be a minute ahead, and one of the mini timer five minutes off',
  source: 'CLOCK-052, and decisions, "ClockWork server rules"',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const ahead = payLoad(kit, kit.minutesFromNow(0.7), null);
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad: ahead } });
    kit.expectEqual('what runs', (await running(me))?.clockWorkEntry.id, ahead.id);
    const { id } = ahead;
    const { clockWorkEntries } = await me.ask('postClockWork', {
      body: { type: 'end', entryPayLoad: { id } },
    });
    const [ended] = clockWorkEntries;
    kit.expectEqual('an end before its start', ended?.endTime, ended?.startTime);
    const path = { date: dayOf(Date.parse(ahead.startTime), me.timeZone) };
    const summaries = await me.ask('getClockWorkProjectSummaries', { path });
    const shares = summaries.clockWorkDayProjectsSummaries.map((each) => each.totalPercentage);
    kit.expectEqual('the shares of no time', shares, [0]);
    await clearRecent(kit, me);
    const far = payLoad(kit, kit.minutesFromNow(2), null);
    await me.refused(400, 'postClockWork', { body: { type: 'add', entryPayLoad: far } });
    for (const minutes of [-7, 7]) {
      const body = { startTime: kit.minutesFromNow(minutes), description: '' };
      const refused = await me.refused(400, 'startMiniEntry', { body });
      kit.expectEqual('the field', fieldsOf(refused), ['startTime']);
    }
    const before = Date.now();
    const { clockWorkMini } = await me.ask('startMiniEntry', {
      body: { startTime: kit.minutesFromNow(-4), description: '' },
    });
    const off = Math.abs(Date.parse(clockWorkMini.startTime) - before);
    kit.expectThat('the server’s clock counts', off < 120_000);
    await clearRecent(kit, me);
    const { startTime: _, ...unset } = payLoad(kit, kit.minutesFromNow(0), null);
    const asked = Date.now();
    const added = await me.ask('postClockWork', { body: { type: 'add', entryPayLoad: unset } });
    const started = added.clockWorkEntries.find(({ id: each }) => each === unset.id);
    const away = Math.abs(Date.parse(started?.startTime ?? '') - asked);
    kit.expectThat('an entry without a start begins by the server’s clock', away < 120_000);
    const missing = { ...unset, id: kit.uuid(), endTime: kit.minutesFromNow(0) };
    await me.refused(400, 'postClockWork', { body: { type: 'add', entryPayLoad: missing } });
    await clearRecent(kit, me);
    const mini = await me.ask('startMiniEntry', { body: { description: '' } });
    const miniAway = Math.abs(Date.parse(mini.clockWorkMini.startTime) - asked);
    kit.expectThat('a mini timer without a start begins by the server’s clock', miniAway < 120_000);
    await clearRecent(kit, me);
    await start(kit, me);
    await clearRecent(kit, me);
  },
});
