import { scenario } from '../../scenario/types.ts';
import { clearRecent, entryOn, running } from '../../support/clockwork.ts';

export default scenario({
  title: 'The mini timer starts a live entry, shows it, changes it and stops it',
  source: 'CLOCK-052',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const date = kit.day(0, me.timeZone);
    const shown = async () => me.ask('getClockWorkMini', { path: { date } });
    const timers = async () => {
      const { longRunningEntry, clockWorkMini: mini } = await shown();
      return [longRunningEntry, mini];
    };
    kit.expectEqual('the mini timer', await timers(), [null, null]);
    const { clockWorkMini } = await me.ask('startMiniEntry', {
      body: { startTime: kit.minutesFromNow(0), description: 'Stand-up' },
    });
    const { id, startTime } = clockWorkMini;
    kit.expectEqual('the mini timer’s entry', (await shown()).clockWorkMini?.id, id);
    const description = kit.name();
    await me.ask('updateMiniEntry', { body: { id, startTime, description } });
    kit.expectEqual('its description', (await shown()).clockWorkMini?.description, description);
    await me.ask('endMiniEntry', { body: { id, startTime, description } });
    kit.expectEqual('the mini timer', await timers(), [null, null]);
    kit.expectEqual('what runs', await running(me), null);
    const ended = await entryOn(kit, me, date, id);
    kit.expectThat('the entry has an end', ended.endTime !== null);
  },
});
