import { scenario } from '../../scenario/types.ts';
import {
  clearRecent,
  entriesOf,
  entryOn,
  isSame,
  payLoad,
  running,
  stale,
} from '../../support/clockwork.ts';

export default scenario({
  title:
    'An entry that has run over midnight is split there, runs on in the new day, or is deleted',
  source: 'CLOCK-058, CLOCK-055; decisions, "ClockWork server rules"',
  async run(kit) {
    const me = kit.as('member');
    const id = await stale(kit, me);
    const [yesterday, today] = [-1, 0].map((offset) => kit.day(offset, me.timeZone));
    const midnight = kit.at(today ?? '', '00:00', me.timeZone);
    for (const type of ['end', 'break'] as const) {
      await me.refused(400, 'postClockWork', { body: { type, entryPayLoad: { id } } });
    }
    await me.refused(400, 'postClockWork', {
      body: { type: 'restart', entryPayLoad: { id, newId: kit.uuid() } },
    });
    await me.ask('postClockWork', { body: { type: 'crossover', entryPayLoad: { id } } });
    const before = await entryOn(kit, me, yesterday ?? '', id);
    kit.expectThat('its first part ends at midnight', isSame(before.endTime, midnight));
    const rest = await running(me);
    kit.expectThat(
      'the rest runs since then',
      isSame(rest?.clockWorkEntry.startTime ?? null, midnight),
    );
    kit.expectEqual('whether the rest is a crossover', rest?.crossover, false);
    kit.expectEqual('what the rest is about', rest?.clockWorkEntry.description, before.description);
    await me.ask('postClockWork', {
      body: { type: 'end', entryPayLoad: { id: rest?.clockWorkEntry.id ?? '' } },
    });
    kit.expectEqual('what runs', await running(me), null);
    const again = await stale(kit, me);
    await me.ask('deleteClockWorkEntries', { body: [again] });
    kit.expectEqual('the entries of yesterday', await entriesOf(me, yesterday ?? ''), []);
    const entryPayLoad = payLoad(kit, kit.minutesFromNow(0), null);
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    await clearRecent(kit, me);
  },
});
