import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entriesOf, isSame } from '../../support/clockwork.ts';

export default scenario({
  title: 'A split makes two entries of one, and the first keeps the id',
  source: 'document 2, section 7',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const whole = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const splitTime = kit.at(day, '09:20', me.timeZone);
    await me.ask('splitClockWorkEntry', { query: { entryId: whole.id, splitTime } });
    const [second, first] = await entriesOf(me, day);
    kit.expectEqual('the first part', first?.id, whole.id);
    kit.expectThat('the first part ends there', isSame(first?.endTime ?? null, splitTime));
    kit.expectThat('the second part starts there', isSame(second?.startTime ?? null, splitTime));
    kit.expectThat('the second part keeps the end', isSame(second?.endTime ?? null, whole.endTime));
    kit.expectEqual('its description', second?.description, whole.description);
  },
});
