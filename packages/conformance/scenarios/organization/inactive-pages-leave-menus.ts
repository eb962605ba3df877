import { scenario } from '../../scenario/types.ts';
import { page, readMenu } from '../../support/organization.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title:
    'A page that the menu leads to is not deleted, and profiles leave it out while it is inactive',
  source: 'ADMIN-003, ADMIN-023',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await page(ctx, me);
    const before = await readMenu(me);
    const title = ctx.name('Entry');
    const entry = {
      id: ctx.uuid(),
      title,
      icon: null,
      route: made.route,
      privilege: null,
      children: [],
    };
    const isOffered = async () =>
      (await fetchProfile(ctx.as('member'))).appMenus.some(({ id }) => id === entry.id);
    const path = { id: made.id };
    try {
      await me.request('saveMenu', { body: { ...before, appMenus: [...before.appMenus, entry] } });
      ctx.expectThat('an active page is offered', await isOffered());
      const { page: used } = await me.request('getPage', { path });
      ctx.expectEqual('its menu entries', used.menuTitles, [title]);
      const columnFilters = [{ name: 'name', value: made.name }];
      const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
      const { pages } = await me.request('searchPages', { body });
      ctx.expectEqual('the menu entries of the found page', pages[0]?.menuTitles, [title]);
      await me.expectError(409, 'deletePage', { path });
      await me.request('updatePage', { body: { ...made, isActive: false } });
      ctx.expectThat('an inactive page is not offered', !(await isOffered()));
      const stored = (await readMenu(me)).appMenus.some(({ id }) => id === entry.id);
      ctx.expectThat('the menu itself has it', stored);
    } finally {
      await me.call('saveMenu', { body: { appMenus: before.appMenus } });
    }
    await me.request('deletePage', { path });
  },
});
