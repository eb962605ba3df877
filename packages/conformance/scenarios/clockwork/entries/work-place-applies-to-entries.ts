import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries } from '../../../support/clockwork.ts';

export default scenario({
  title: 'The work place applies to the given entries, and to new ones from then on',
  source: 'CLOCK-003',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    for (const isWFO of [true, false]) {
      const hour = isWFO ? 10 : 14;
      const named = await add(ctx, me, { day, from: `${hour}:00`, to: `${hour}:20` });
      const adjacentEntry = await add(ctx, me, { day, from: `${hour}:30`, to: `${hour}:50` });
      const body = [{ id: adjacentEntry.id }, { id: named.id }];
      await me.request('updateWorkStatus', { query: { isWFO }, body });
      const later = await add(ctx, me, { day, from: `${hour + 1}:00`, to: `${hour + 1}:30` });
      const marks = new Map(
        (await fetchEntries(me, day)).map((each) => [each.id, each.entryAtWork]),
      );
      ctx.expectEqual('the mark of a named entry', marks.get(named.id), isWFO);
      ctx.expectEqual('the mark of another one', marks.get(adjacentEntry.id), isWFO);
      ctx.expectEqual('the mark of a new entry', marks.get(later.id), isWFO);
    }
  },
});
