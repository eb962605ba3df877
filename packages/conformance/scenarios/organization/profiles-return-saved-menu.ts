import { scenario } from '../../scenario/types.ts';
import { page, readMenu } from '../../support/organization.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'Profiles return the saved menu, with the entries that the user has the rights for',
  source: 'ADMIN-004, PROF-D13',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await readMenu(me);
    const pages = [await page(ctx, me), await page(ctx, me)] as const;
    const entry = (route: string, title: string, privilege: 'menuManager.basic' | null) => ({
      id: ctx.uuid(),
      title,
      icon: null,
      route,
      privilege,
      children: [],
    });
    const forAll = entry(pages[0].route, ctx.name('For all'), null);
    const forFew = entry(pages[1].route, ctx.name('For few'), 'menuManager.basic');
    const appMenus = [forFew, ...before.appMenus, forAll];
    try {
      const { menu } = await me.request('saveMenu', { body: { ...before, appMenus } });
      ctx.expectEqual('the menu', menu.appMenus, appMenus);
      const own = (await fetchProfile(me)).appMenus;
      ctx.expectEqual('what an administrator is offered first', own[0], forFew);
      ctx.expectEqual('what comes last', own.at(-1), forAll);
      const member = await fetchProfile(ctx.as('member'));
      const others = new Set(member.appMenus.map(({ id }) => id));
      ctx.expectThat('all are offered what needs no right', others.has(forAll.id));
      ctx.expectThat('few are offered what needs one', !others.has(forFew.id));
    } finally {
      await me.call('saveMenu', { body: { appMenus: before.appMenus } });
      for (const { id } of pages) await me.request('deletePage', { path: { id } });
    }
    ctx.expectEqual('the menu at last', (await readMenu(me)).appMenus, before.appMenus);
  },
});
