import { scenario } from '../../scenario/types.ts';
import { clearRecent, emptyDay, entriesOf, payLoad, start } from '../../support/clockwork.ts';

export default scenario({
  title: 'An entry ends after it starts, and does not lie ahead',
  source: 'CLOCK-052, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const at = (time: string) => kit.at(day, time, me.timeZone);
    const impossible: [string, string | null][] = [
      [at('10:00'), at('09:00')],
      [at('10:00'), at('10:00')],
      [kit.minutesFromNow(60), kit.minutesFromNow(120)],
      [kit.minutesFromNow(60), null],
    ];
    for (const [from, to] of impossible) {
      const entryPayLoad = payLoad(kit, from, to);
      await me.refused(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    }
    await clearRecent(kit, me);
    const id = await start(kit, me);
    for (const minutes of [-60, 60]) {
      const entryPayLoad = { id, endTime: kit.minutesFromNow(minutes) };
      await me.refused(400, 'postClockWork', { body: { type: 'end', entryPayLoad } });
    }
    await clearRecent(kit, me);
    kit.expectEqual('the entries of the day', await entriesOf(me, day), []);
  },
});
