import { scenario } from '../../scenario/types.ts';
import { lookalikesOf } from '../../input/name-forms.ts';
import { add, emptyDay } from '../../support/clockwork.ts';

export default scenario({
  title: 'Search finds the person’s own entries by description, in whatever form it is written',
  source: 'CLOCK-077',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const { id, description } = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const query = { searchCharacters: description.toUpperCase(), skip: 0 };
    const found = await me.ask('searchClockWorkEntries', { query });
    kit.expectEqual('the count', found.totalCount, 1);
    kit.expectEqual('the entry', found.clockWorkEntries[0]?.id, id);
    for (const { what, text } of lookalikesOf(description)) {
      const { totalCount } = await me.ask('searchClockWorkEntries', {
        query: { searchCharacters: text, skip: 0 },
      });
      kit.expectEqual(`by a text that ${what}`, totalCount, 1);
    }
    const others = await kit.as('colleague').ask('searchClockWorkEntries', { query });
    kit.expectEqual(
      'what a colleague finds',
      [others.totalCount, others.clockWorkEntries],
      [0, []],
    );
  },
});
