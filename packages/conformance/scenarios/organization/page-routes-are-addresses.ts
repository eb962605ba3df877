import { scenario } from '../../scenario/types.ts';
import { page, pageFields } from '../../support/organization.ts';

/** Addresses of other sites, ways out of the portal, and a page that it does not have. */
const others = [
  '//evil.example',
  '/..',
  '/teams/..',
  '/teams//',
  'https://evil.example',
  'javascript:alert(1)',
  '/no-such-page',
];

export default scenario({
  title: 'The route of a page is an address of the portal',
  source: 'ADMIN-003, ADMIN-023',
  async run(ctx) {
    const me = ctx.as('admin');
    const { routes } = await me.request('getPageRoutes');
    ctx.expectEqual('the order of the addresses', routes, routes.toSorted());
    const made = await page(ctx, me);
    const found = await me.request('getPage', { path: { id: made.id } });
    ctx.expectThat('its route is known', found.page.isKnown);
    for (const route of others) {
      const body = { ...pageFields(ctx), route };
      const created = await me.expectError(400, 'createPage', { body });
      ctx.expectThat(`${route} has an error at its field`, 'route' in (created.fieldErrors ?? {}));
      await me.expectError(400, 'updatePage', { body: { ...made, route } });
    }
    await me.request('deletePage', { path: { id: made.id } });
  },
});
