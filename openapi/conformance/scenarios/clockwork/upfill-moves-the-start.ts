import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame } from '../../support/clockwork.ts';

export default scenario({
  title: 'Up-fill moves an entry’s start to the end of the older one',
  source: 'CLOCK-049, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const older = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const newer = await add(kit, me, { day, from: '10:30', to: '11:00' });
    const before = await entryOn(kit, me, day, newer.id);
    kit.expectThat('the gap is marked', before.upFillApplicable);
    await me.ask('postClockWork', {
      body: { type: 'upfill', entryPayLoad: { id: newer.id } },
    });
    const filled = await entryOn(kit, me, day, newer.id);
    kit.expectThat(
      'its start is the end of the older entry',
      isSame(filled.startTime, older.endTime),
    );
    kit.expectThat('its end stays', isSame(filled.endTime, newer.endTime));
    kit.expectThat('the gap is marked no more', !filled.upFillApplicable);
  },
});
