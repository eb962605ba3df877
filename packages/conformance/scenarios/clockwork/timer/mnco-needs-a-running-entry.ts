import { addDays, toIsoDay } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import {
  add,
  emptyDay,
  fetchEntries,
  isSame,
  running,
  stale,
  getTimes,
} from '../../../support/clockwork.ts';

export default scenario({
  title:
    'Only a running entry is returned with isMnco; if it is true, each day gets its part of the entry',
  source: 'CLOCK-061',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const ended = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const newStartTime = ctx.at(day, '09:30', me.timeZone);
    for (const isMnco of [true, false]) {
      const query = { entryId: ended.id, newStartTime, isMnco };
      await me.expectError(400, 'adjustClockWorkEntry', { query });
    }
    ctx.expectEqual('the day', (await fetchEntries(me, day)).map(getTimes), [getTimes(ended)]);
    const stored = await me.request('adjustClockWorkEntry', {
      query: { entryId: ended.id, newStartTime },
    });
    ctx.expectEqual('its seconds', stored.clockWorkEntries[0]?.totalTimeInSeconds, 1800);
    const entryId = await stale(ctx, me);
    const [yesterday = '', today = ''] = [-1, 0].map((offset) => ctx.day(offset, me.timeZone));
    const midnight = ctx.at(today, '00:00', me.timeZone);
    const times = {
      newStartTime: ctx.at(yesterday, '23:00', me.timeZone),
      newEndTime: new Date(Date.parse(midnight) + 1000).toISOString(),
    };
    const split = await me.request('adjustClockWorkEntry', {
      query: { entryId, ...times, isMnco: true },
    });
    const [after, before] = split.clockWorkEntries;
    ctx.expectEqual('the parts', [split.clockWorkEntries.length, before?.id], [2, entryId]);
    ctx.expectThat('the first ends at midnight', isSame(before?.endTime ?? null, midnight));
    ctx.expectThat('the second one starts there', isSame(after?.startTime ?? null, midnight));
    ctx.expectEqual('the running entry', await running(me), null);
    await me.request('deleteClockWorkEntries', { body: [after?.id ?? '', before?.id ?? ''] });
    const full = await stale(ctx, me);
    const { clockWorkEntries } = await me.request('adjustClockWorkEntry', {
      query: { entryId: full, ...times, isMnco: false },
    });
    ctx.expectEqual(
      'kept whole',
      clockWorkEntries.map(({ id }) => id),
      [full],
    );
    await me.request('deleteClockWorkEntries', { body: [full] });
    const short = await stale(ctx, me);
    const one = await me.request('adjustClockWorkEntry', {
      query: { entryId: short, ...times, newEndTime: midnight, isMnco: true },
    });
    ctx.expectEqual(
      'what ends at midnight has one part',
      one.clockWorkEntries.map(({ id }) => id),
      [short],
    );
    await me.request('deleteClockWorkEntries', { body: [short] });
    const long = await stale(ctx, me);
    const free = await emptyDay(ctx, me);
    const query = {
      entryId: long,
      newStartTime: ctx.at(addDays(free, -1), '23:00', me.timeZone),
      newEndTime: ctx.at(addDays(free, 1), '00:30', me.timeZone),
      isMnco: true,
    };
    const parts = (await me.request('adjustClockWorkEntry', { query })).clockWorkEntries;
    ctx.expectEqual(
      'the days of what lasts over two midnights',
      parts.map(({ startTime }) => toIsoDay(Date.parse(startTime), me.timeZone)),
      [addDays(free, 1), free, addDays(free, -1)],
    );
    const ids = parts.map(({ id }) => id);
    ctx.expectEqual('each with an id of its own', new Set(ids).size, 3);
    await me.request('deleteClockWorkEntries', { body: ids });
  },
});
