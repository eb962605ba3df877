import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn, timesOf } from '../../support/clockwork.ts';

export default scenario({
  title: 'A change of an entry that has changed since it was seen is refused (409)',
  source: 'decisions, "Answers and failures"',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const { id, version } = await add(kit, me, { day, from: '09:00', to: '10:00' });
    if (version === undefined) throw new Error('An entry tells its version.');
    const change = { type: 'update', entryPayLoad: { id, description: kit.name() } } as const;
    const { clockWorkEntries } = await me.ask('postClockWork', { body: change });
    kit.expectEqual('the next version', clockWorkEntries[0]?.version, version + 1);
    const seen = timesOf(await entryOn(kit, me, day, id));
    const newStartTime = kit.at(day, '09:15', me.timeZone);
    const splitTime = kit.at(day, '09:30', me.timeZone);
    const stale = { id, version };
    const update = { type: 'update', entryPayLoad: { ...stale, description: 'Stale' } } as const;
    await me.refused(409, 'postClockWork', { body: update });
    for (const [from, to] of [
      ['08:00', '08:30'],
      ['11:00', '11:30'],
    ] as const) {
      await add(kit, me, { day, from, to });
    }
    for (const type of ['crossover', 'upfill', 'downfill'] as const) {
      await me.refused(409, 'postClockWork', { body: { type, entryPayLoad: stale } });
    }
    await me.refused(409, 'adjustClockWorkEntry', {
      query: { entryId: id, newStartTime, version },
    });
    await me.refused(409, 'adjustMultipleClockWorkEntries', {
      body: [{ entryId: id, newStartTime, version }],
    });
    await me.refused(409, 'splitClockWorkEntry', { query: { entryId: id, splitTime, version } });
    await me.refused(409, 'updateWorkStatus', { query: { isWFO: false }, body: [stale] });
    kit.expectEqual('the entry', timesOf(await entryOn(kit, me, day, id)), seen);
    const newest = { entryId: id, newStartTime, version: version + 1 };
    await me.ask('adjustClockWorkEntry', { query: newest });
  },
});
