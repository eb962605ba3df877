import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'The Dashboard shows a number only to people with its right',
  source: 'SHELL-026, SHELL-D50',
  isExclusive: true,
  async run(ctx) {
    for (const role of ['admin', 'member', 'noPrivilege']) {
      const me = ctx.as(role);
      const rights = new Set<string>((await fetchProfile(me)).userRights);
      const tiles = await me.request('getDashboard');
      for (const [tile, right] of [
        ['hours', 'clockwork.basic'],
        ['running', 'clockwork.basic'],
        ['projectHours', 'clockwork.basic'],
        ['weeks', 'clockwork.basic'],
        ['notifications', 'notification.basic'],
        ['impediments', 'projects.basic'],
        ['tasks', 'projects.basic'],
        ['reviews', 'reviews.basic'],
      ] as const) {
        if (rights.has(right)) continue;
        ctx.expectEqual(`${tile} of ${role}, who lacks ${right}`, tiles[tile], null);
      }
    }
    const { hours, notifications } = await ctx.as('member').request('getDashboard');
    ctx.expectThat(
      'a member sees hours and notifications',
      hours !== null && notifications !== null,
    );
  },
});
