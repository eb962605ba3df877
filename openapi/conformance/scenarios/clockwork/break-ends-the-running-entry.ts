import { scenario } from '../../scenario/types.ts';
import { clearRecent, entryOn, running, start } from '../../support/clockwork.ts';

export default scenario({
  title: 'A break ends the running entry',
  source: 'CLOCK-052, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const day = kit.day(0, me.timeZone);
    const id = await start(kit, me);
    await me.ask('postClockWork', { body: { type: 'break', entryPayLoad: { id } } });
    kit.expectEqual('what runs', await running(me), null);
    const { endTime } = await entryOn(kit, me, day, id);
    kit.expectThat('the entry has an end', endTime !== null);
    await me.refused(400, 'postClockWork', { body: { type: 'break', entryPayLoad: { id } } });
    await me.refused(400, 'postClockWork', { body: { type: 'end', entryPayLoad: { id } } });
  },
});
