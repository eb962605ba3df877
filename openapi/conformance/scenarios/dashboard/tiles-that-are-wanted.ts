import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The Dashboard makes the tiles that are wanted, and no others',
  source: 'SHELL-026, and the decisions on screens',
  async run(kit) {
    const me = kit.as('admin');
    const { notifications, ...others } = await me.ask('getDashboard', {
      query: { tiles: ['notifications'] },
    });
    kit.expectThat('the tile that is wanted is there', notifications !== null);
    for (const [name, tile] of Object.entries(others)) {
      kit.expectEqual(`${name}, which is not wanted`, tile, null);
    }
  },
});
