import { scenario } from '../../scenario/types.ts';
import { page, readMenu } from '../../support/organization.ts';

export default scenario({
  title:
    'Each entry of a menu has an id, a title and a page; saving an outdated menu is a conflict',
  source: 'ADMIN-004, PROF-D13',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await readMenu(me);
    const { id: pageId, route } = await page(ctx, me);
    const entry = (more: object = {}) => ({
      id: ctx.uuid(),
      title: ctx.name('Entry'),
      icon: null,
      route: route as string | null,
      privilege: null,
      children: [],
      ...more,
    });
    const group = (...children: ReturnType<typeof entry>[]) => ({
      ...entry({ route: null }),
      children,
    });
    for (const wrong of [
      [entry({ title: '   ' })],
      [entry({ title: '\u200B\u2060' })],
      [entry({ id: '  ' })],
      [group(entry(), entry({ title: ' ' }))],
      [group(entry(), entry({ route: null })), group(entry())],
      [entry(), entry({ route: null })],
    ]) {
      await me.expectError(400, 'saveMenu', { body: { appMenus: wrong } });
    }
    ctx.expectEqual('the menu', await readMenu(me), before);
    try {
      const mine = { appMenus: [...before.appMenus, entry()], version: before.version };
      const { menu } = await me.request('saveMenu', { body: mine });
      ctx.expectEqual('its version', menu.version, before.version + 1);
      const { changedFields } = await me.expectError(409, 'saveMenu', { body: mine });
      ctx.expectEqual('what has changed meanwhile', changedFields, ['appMenus']);
    } finally {
      await me.call('saveMenu', { body: { appMenus: before.appMenus } });
      await me.request('deletePage', { path: { id: pageId } });
    }
  },
});
