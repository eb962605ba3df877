import { scenario } from '../../scenario/types.ts';
import { menuEntry, page, readMenu } from '../../support/organization.ts';

export default scenario({
  title:
    'A menu has only pages of the portal, each once, rejected at their entries, and at least one',
  source: 'ADMIN-004, ADMIN-024',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await readMenu(me);
    const made = await page(ctx, me);
    const { pages } = await me.request('getMenuChoices');
    const choice = pages.find(({ route }) => route === made.route);
    ctx.expectEqual('whether the page is active', choice?.isActive, made.isActive);
    const routes = pages.map(({ route }) => route);
    ctx.expectThat('the page is one of the choices', routes.includes(made.route));
    ctx.expectEqual('the routes are unique', new Set(routes).size, routes.length);
    const inactive = (await me.request('getPages')).pages
      .filter(({ isActive }) => !isActive)
      .map(({ route }) => route);
    const missing = before.appMenus
      .flatMap(({ route, children }) => [route, ...children.map((child) => child.route)])
      .filter((route) => route !== null && ![...routes, ...inactive].includes(route));
    ctx.expectEqual('pages of the menu that are no choices', missing, []);
    const known = menuEntry(ctx, made.route);
    const group = (...children: ReturnType<typeof menuEntry>[]) => ({
      ...menuEntry(ctx, null),
      children,
    });
    for (const route of [
      `/${ctx.uuid()}`,
      'https://example.com',
      '//example.com',
      'javascript:1',
    ]) {
      const body = { appMenus: [known, group(menuEntry(ctx, route))] };
      const { fieldErrors } = await me.expectError(400, 'saveMenu', { body });
      const expected = ['appMenus.1.children.0.route'];
      ctx.expectEqual(`the error of ${route}`, Object.keys(fieldErrors ?? {}), expected);
    }
    const twice = { appMenus: [known, group(menuEntry(ctx, made.route))] };
    const { fieldErrors } = await me.expectError(400, 'saveMenu', { body: twice });
    const expected = ['appMenus.1.children.0.route'];
    ctx.expectEqual('the error of a second entry', Object.keys(fieldErrors ?? {}), expected);
    await me.expectError(400, 'saveMenu', { body: { appMenus: [] } });
    const many = Array.from({ length: 1000 }, () => menuEntry(ctx, made.route));
    await me.expectError(400, 'saveMenu', { body: { appMenus: [group(...many)] } });
    ctx.expectEqual('the menu', await readMenu(me), before);
    await me.request('deletePage', { path: { id: made.id } });
  },
});
