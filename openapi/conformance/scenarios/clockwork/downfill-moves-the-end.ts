import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn, isSame } from '../../support/clockwork.ts';

export default scenario({
  title: 'Down-fill moves an entry’s end to the start of the newer one',
  source: 'CLOCK-049, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const older = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const newer = await add(kit, me, { day, from: '10:30', to: '11:00' });
    const before = await entryOn(kit, me, day, older.id);
    kit.expectThat('the gap is marked', before.downFillApplicable);
    await me.ask('postClockWork', {
      body: { type: 'downfill', entryPayLoad: { id: older.id } },
    });
    const filled = await entryOn(kit, me, day, older.id);
    kit.expectThat(
      'its end is the start of the newer entry',
      isSame(filled.endTime, newer.startTime),
    );
    kit.expectThat('its start stays', isSame(filled.startTime, older.startTime));
    kit.expectThat('the gap is marked no more', !filled.downFillApplicable);
  },
});
