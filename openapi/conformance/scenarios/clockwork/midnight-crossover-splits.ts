import { scenario } from '../../scenario/types.ts';
import { addDays } from '../../scenario/time.ts';
import { add, emptyDay, entriesOf, entryOn, isSame, payLoad } from '../../support/clockwork.ts';

export default scenario({
  title: 'A crossover splits an entry at midnight of the person’s time zone',
  source: 'CLOCK-056, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const next = addDays(day, 1);
    const midnight = kit.at(next, '00:00', me.timeZone);
    const endTime = kit.at(next, '00:30', me.timeZone);
    const start = kit.at(day, '23:00', me.timeZone);
    const entryPayLoad = { ...payLoad(kit, start, endTime), entryAtWork: true };
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    const { id } = entryPayLoad;
    const body = { type: 'crossover', entryPayLoad: { id } } as const;
    const { clockWorkEntries } = await me.ask('postClockWork', { body });
    kit.expectEqual('the number of halves', clockWorkEntries.length, 2);
    const before = await entryOn(kit, me, day, id);
    kit.expectThat('the first half ends at midnight', isSame(before.endTime, midnight));
    const [after] = await entriesOf(me, next);
    kit.expectThat(
      'the second half starts at midnight',
      isSame(after?.startTime ?? null, midnight),
    );
    kit.expectThat('the second half keeps the end', isSame(after?.endTime ?? null, endTime));
    kit.expectEqual('the second half’s description', after?.description, before.description);
    const places = [before.entryAtWork, after?.entryAtWork];
    kit.expectEqual('whether they are from the office', places, [true, true]);
    await me.refused(400, 'postClockWork', { body });
    // At these times it is another day in UTC, wherever the person is.
    const other = await emptyDay(kit, me);
    const toDay = addDays(other, 1);
    const long = await add(kit, me, { day: other, from: '00:10', toDay, to: '00:05' });
    const split = { type: 'crossover', entryPayLoad: { id: long.id } } as const;
    const { clockWorkEntries: halves } = await me.ask('postClockWork', { body: split });
    kit.expectEqual('the number of halves of a day', halves.length, 2);
    const first = await entryOn(kit, me, other, long.id);
    const end = kit.at(toDay, '00:00', me.timeZone);
    kit.expectThat('it ends at the midnight after its start', isSame(first.endTime, end));
  },
});
