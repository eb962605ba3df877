import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame, payLoad } from '../../support/clockwork.ts';

export default scenario({
  title: 'Entries that touch in the same minute do not overlap, whatever their seconds',
  source: 'the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const at = (time: string, seconds = 0) =>
      new Date(Date.parse(kit.at(day, time, me.timeZone)) + seconds * 1000).toISOString();
    const first = payLoad(kit, at('08:00'), at('09:00', 40));
    const last = payLoad(kit, at('10:00', 20), at('11:00'));
    const between = payLoad(kit, at('09:00'), at('10:00', 50));
    for (const entryPayLoad of [first, last, between]) {
      await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    }
    const { startTime, endTime } = await entryOn(kit, me, day, between.id);
    kit.expectThat('it begins where the older one ends', isSame(startTime, first.endTime));
    kit.expectThat('it ends where the newer one begins', isSame(endTime, last.startTime));
    const entryPayLoad = payLoad(kit, at('10:59', 59), at('12:00'));
    await me.refused(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    await add(kit, me, { day, from: '11:00', to: '12:00' });
  },
});
