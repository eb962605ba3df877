import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The Dashboard computes only the requested tiles',
  source: 'SHELL-026, SHELL-D19',
  async run(ctx) {
    const me = ctx.as('admin');
    const { notifications, ...others } = await me.request('getDashboard', {
      query: { tiles: ['notifications'] },
    });
    ctx.expectThat('the tile that is wanted is there', notifications !== null);
    for (const [name, tile] of Object.entries(others)) {
      ctx.expectEqual(`${name}, which is not wanted`, tile, null);
    }
  },
});
