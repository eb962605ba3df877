import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn, getTimes } from '../../../support/clockwork.ts';

export default scenario({
  title: 'A change based on an outdated version of an entry is rejected (409)',
  source: 'CLOCK-D62',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const { id, version } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    if (version === undefined)
      throw new Error('The entry has no version; return `version` in the response.');
    const change = { type: 'update', entryPayLoad: { id, description: ctx.name() } } as const;
    const { clockWorkEntries } = await me.request('postClockWork', { body: change });
    ctx.expectEqual('the next version', clockWorkEntries[0]?.version, version + 1);
    const seen = getTimes(await entryOn(ctx, me, day, id));
    const newStartTime = ctx.at(day, '09:15', me.timeZone);
    const splitTime = ctx.at(day, '09:30', me.timeZone);
    const stale = { id, version };
    const update = { type: 'update', entryPayLoad: { ...stale, description: 'Stale' } } as const;
    await me.expectError(409, 'postClockWork', { body: update });
    for (const [from, to] of [
      ['08:00', '08:30'],
      ['11:00', '11:30'],
    ] as const) {
      await add(ctx, me, { day, from, to });
    }
    for (const type of ['crossover', 'upfill', 'downfill'] as const) {
      await me.expectError(409, 'postClockWork', { body: { type, entryPayLoad: stale } });
    }
    await me.expectError(409, 'adjustClockWorkEntry', {
      query: { entryId: id, newStartTime, version },
    });
    await me.expectError(409, 'adjustMultipleClockWorkEntries', {
      body: [{ entryId: id, newStartTime, version }],
    });
    await me.expectError(409, 'splitClockWorkEntry', {
      query: { entryId: id, splitTime, version },
    });
    await me.expectError(409, 'updateWorkStatus', { query: { isWFO: false }, body: [stale] });
    ctx.expectEqual('the entry', getTimes(await entryOn(ctx, me, day, id)), seen);
    const newest = { entryId: id, newStartTime, version: version + 1 };
    await me.request('adjustClockWorkEntry', { query: newest });
  },
});
