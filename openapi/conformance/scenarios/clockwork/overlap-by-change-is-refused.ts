import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame } from '../../support/clockwork.ts';

export default scenario({
  title: 'A change that lets an entry overlap another is refused and changes nothing',
  source: 'CLOCK-063, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const { id: before } = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const { id, startTime } = await add(kit, me, { day, from: '10:00', to: '11:00' });
    const earlier = kit.at(day, '09:30', me.timeZone);
    await me.refused(400, 'postClockWork', {
      body: { type: 'update', entryPayLoad: { id, startTime: earlier } },
    });
    const query = { entryId: id, newStartTime: earlier };
    await me.refused(400, 'adjustClockWorkEntry', { query });
    const later = kit.at(day, '10:30', me.timeZone);
    await me.refused(400, 'postClockWork', {
      body: { type: 'update', entryPayLoad: { id: before, endTime: later } },
    });
    await me.refused(400, 'adjustClockWorkEntry', {
      query: {
        entryId: before,
        newStartTime: kit.at(day, '09:00', me.timeZone),
        newEndTime: later,
      },
    });
    const kept = await entryOn(kit, me, day, id);
    kit.expectThat('the entry keeps its start', isSame(kept.startTime, startTime));
  },
});
