import { scenario } from '../../scenario/types.ts';
import { emptyDay, entriesOf, entryOn, isSame, payLoad } from '../../support/clockwork.ts';

export default scenario({
  title: 'A split makes two entries of one, and the first keeps the id',
  source: 'CLOCK-077',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const at = (time: string) => kit.at(day, time, me.timeZone);
    const entryPayLoad = { ...payLoad(kit, at('09:00'), at('10:00')), entryAtWork: true };
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    const whole = await entryOn(kit, me, day, entryPayLoad.id);
    const splitTime = at('09:20');
    await me.ask('splitClockWorkEntry', { query: { entryId: whole.id, splitTime } });
    const [second, first] = await entriesOf(me, day);
    kit.expectEqual('the first part', first?.id, whole.id);
    kit.expectThat('the first part ends there', isSame(first?.endTime ?? null, splitTime));
    kit.expectThat('the second part starts there', isSame(second?.startTime ?? null, splitTime));
    kit.expectThat('the second part keeps the end', isSame(second?.endTime ?? null, whole.endTime));
    kit.expectEqual('its description', second?.description, whole.description);
    const places = [first?.entryAtWork, second?.entryAtWork];
    kit.expectEqual('whether they are from the office', places, [true, true]);
  },
});
