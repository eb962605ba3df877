import { scenario } from '../../scenario/types.ts';
import { asset, move } from '../../support/assets.ts';

export default scenario({
  title: 'What is in repair is found by every word of its texts, whatever the letters',
  source: 'document 3, section 2 (repaired assets), and the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const names = [kit.name('Lamp'), kit.name('Lamp')];
    const ids: string[] = [];
    for (const name of names) ids.push(await asset(kit, me, { name }));
    for (const id of ids) await move(me, id, { status: 'Repair', day: kit.day(0, me.timeZone) });
    const found = async (searchText: string) => {
      const { repairedAssets } = await me.ask('listRepairedAssets', { query: { searchText } });
      return repairedAssets.map(({ id }) => id);
    };
    const [name = ''] = names;
    for (const text of [name, name.toUpperCase(), name.split(' ').toReversed().join('  ')]) {
      kit.expectEqual(`found by ${text}`, await found(text), [ids[0]]);
    }
    kit.expectEqual('by words of two', await found(names.join(' ')), []);
  },
});
