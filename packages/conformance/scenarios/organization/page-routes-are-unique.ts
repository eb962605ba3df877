import { scenario } from '../../scenario/types.ts';
import { page, pageFields } from '../../support/organization.ts';

export default scenario({
  title: 'The names and routes of pages are unique',
  source: 'API-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const [first, second] = [await page(ctx, me), await page(ctx, me)];
    await me.expectError(409, 'createPage', { body: { ...pageFields(ctx), route: first.route } });
    await me.expectError(409, 'createPage', { body: { ...pageFields(ctx), name: first.name } });
    await me.expectError(409, 'updatePage', { body: { ...second, route: first.route } });
    await me.request('updatePage', { body: { ...first, isActive: false } });
    const found = (await me.request('getPages')).pages.find(({ id }) => id === first.id);
    ctx.expectEqual('the page', found, { ...first, isActive: false, version: first.version + 1 });
    for (const { id } of [first, second]) await me.request('deletePage', { path: { id } });
    const { pages } = await me.request('getPages');
    ctx.expectThat('it is no longer listed', !pages.some(({ id }) => id === first.id));
  },
});
