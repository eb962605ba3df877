import { scenario } from '../../../scenario/types.ts';
import { buildLookalikes } from '../../../input/name-forms.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Search finds only the person’s entries by description, in any spelling of its letters',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const { id, description } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const query = { searchCharacters: description.toUpperCase(), skip: 0 };
    const found = await me.request('searchClockWorkEntries', { query });
    ctx.expectEqual('the count', found.totalCount, 1);
    ctx.expectEqual('the entry', found.clockWorkEntries[0]?.id, id);
    for (const { what, text } of buildLookalikes(description)) {
      const { totalCount } = await me.request('searchClockWorkEntries', {
        query: { searchCharacters: text, skip: 0 },
      });
      ctx.expectEqual(`by a text that ${what}`, totalCount, 1);
    }
    const others = await ctx.as('colleague').request('searchClockWorkEntries', { query });
    ctx.expectEqual(
      'what a colleague finds',
      [others.totalCount, others.clockWorkEntries],
      [0, []],
    );
  },
});
