import { scenario } from '../../scenario/types.ts';
import { clearRecent, entryOn, isSame, running, start } from '../../support/clockwork.ts';

export default scenario({
  title: 'A person has at most one running entry: a start ends the one that runs',
  source: 'CLOCK-052, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const day = kit.day(0, me.timeZone);
    const first = await start(kit, me);
    const second = await start(kit, me);
    kit.expectEqual('the running entry', (await running(me))?.clockWorkEntry.id, second);
    const { endTime } = await entryOn(kit, me, day, first);
    const { startTime } = await entryOn(kit, me, day, second);
    kit.expectThat('the one before ends where it starts', isSame(endTime, startTime));
    const { clockWorkRunningEntries } = await me.ask('getRunningEntries');
    kit.expectEqual('the number of running entries', clockWorkRunningEntries.length, 1);
  },
});
