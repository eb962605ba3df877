import { addDays, dayOf } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import {
  add,
  emptyDay,
  entriesOf,
  isSame,
  running,
  stale,
  timesOf,
} from '../../support/clockwork.ts';

export default scenario({
  title:
    'A running entry alone comes with isMnco, and where that is true, each day gets its own part',
  source: 'CLOCK-061',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const ended = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const newStartTime = kit.at(day, '09:30', me.timeZone);
    for (const isMnco of [true, false]) {
      const query = { entryId: ended.id, newStartTime, isMnco };
      await me.refused(400, 'adjustClockWorkEntry', { query });
    }
    kit.expectEqual('the day', (await entriesOf(me, day)).map(timesOf), [timesOf(ended)]);
    const kept = await me.ask('adjustClockWorkEntry', {
      query: { entryId: ended.id, newStartTime },
    });
    kit.expectEqual('its seconds', kept.clockWorkEntries[0]?.totalTimeInSeconds, 1800);
    const entryId = await stale(kit, me);
    const [yesterday = '', today = ''] = [-1, 0].map((offset) => kit.day(offset, me.timeZone));
    const midnight = kit.at(today, '00:00', me.timeZone);
    const times = {
      newStartTime: kit.at(yesterday, '23:00', me.timeZone),
      newEndTime: new Date(Date.parse(midnight) + 1000).toISOString(),
    };
    const split = await me.ask('adjustClockWorkEntry', {
      query: { entryId, ...times, isMnco: true },
    });
    const [after, before] = split.clockWorkEntries;
    kit.expectEqual('the parts', [split.clockWorkEntries.length, before?.id], [2, entryId]);
    kit.expectThat('the first ends at midnight', isSame(before?.endTime ?? null, midnight));
    kit.expectThat('the second begins there', isSame(after?.startTime ?? null, midnight));
    kit.expectEqual('what runs', await running(me), null);
    await me.ask('deleteClockWorkEntries', { body: [after?.id ?? '', before?.id ?? ''] });
    const whole = await stale(kit, me);
    const { clockWorkEntries } = await me.ask('adjustClockWorkEntry', {
      query: { entryId: whole, ...times, isMnco: false },
    });
    kit.expectEqual(
      'kept whole',
      clockWorkEntries.map(({ id }) => id),
      [whole],
    );
    await me.ask('deleteClockWorkEntries', { body: [whole] });
    const short = await stale(kit, me);
    const one = await me.ask('adjustClockWorkEntry', {
      query: { entryId: short, ...times, newEndTime: midnight, isMnco: true },
    });
    kit.expectEqual(
      'what ends at midnight has one part',
      one.clockWorkEntries.map(({ id }) => id),
      [short],
    );
    await me.ask('deleteClockWorkEntries', { body: [short] });
    const long = await stale(kit, me);
    const free = await emptyDay(kit, me);
    const query = {
      entryId: long,
      newStartTime: kit.at(addDays(free, -1), '23:00', me.timeZone),
      newEndTime: kit.at(addDays(free, 1), '00:30', me.timeZone),
      isMnco: true,
    };
    const parts = (await me.ask('adjustClockWorkEntry', { query })).clockWorkEntries;
    kit.expectEqual(
      'the days of what lasts over two midnights',
      parts.map(({ startTime }) => dayOf(Date.parse(startTime), me.timeZone)),
      [addDays(free, 1), free, addDays(free, -1)],
    );
    const ids = parts.map(({ id }) => id);
    kit.expectEqual('each with an id of its own', new Set(ids).size, 3);
    await me.ask('deleteClockWorkEntries', { body: ids });
  },
});
