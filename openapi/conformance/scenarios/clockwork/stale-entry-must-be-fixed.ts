import { scenario } from '../../scenario/types.ts';
import { clearRecent, payLoad, running, start } from '../../support/clockwork.ts';

export default scenario({
  title: 'An entry that runs since an earlier day must be fixed before another starts',
  source: 'CLOCK-022, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const yesterday = kit.day(-1, me.timeZone);
    const at = (time: string) => kit.at(yesterday, time, me.timeZone);
    const id = await start(kit, me, at('16:00'));
    kit.expectThat('it is marked as a crossover', (await running(me))?.crossover === true);
    const date = kit.day(0, me.timeZone);
    const { longRunningEntry, clockWorkMini } = await me.ask('getClockWorkMini', {
      path: { date },
    });
    kit.expectEqual('what the mini timer warns of', longRunningEntry?.id, id);
    kit.expectEqual('what the mini timer shows', clockWorkMini, null);
    const entryPayLoad = payLoad(kit, kit.minutesFromNow(0), null);
    await me.refused(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    await me.ask('adjustClockWorkEntry', {
      query: { entryId: id, newStartTime: at('16:00'), newEndTime: at('17:00'), isMnco: true },
    });
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    kit.expectEqual('what runs', (await running(me))?.clockWorkEntry.id, entryPayLoad.id);
    await clearRecent(kit, me);
  },
});
