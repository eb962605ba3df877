import { scenario } from '../../scenario/types.ts';
import { page, pageFields } from '../../support/organization.ts';

export default scenario({
  title: 'No two pages have one name or one route',
  source: 'the decisions on developer tools',
  async run(kit) {
    const me = kit.as('admin');
    const [first, second] = [await page(kit, me), await page(kit, me)];
    await me.refused(409, 'createPage', { body: { ...pageFields(kit), route: first.route } });
    await me.refused(409, 'createPage', { body: { ...pageFields(kit), name: first.name } });
    await me.refused(409, 'updatePage', { body: { ...second, route: first.route } });
    await me.ask('updatePage', { body: { ...first, isActive: false } });
    const found = (await me.ask('getPages')).pages.find(({ id }) => id === first.id);
    kit.expectEqual('the page', found, { ...first, isActive: false, version: first.version + 1 });
    for (const { id } of [first, second]) await me.ask('deletePage', { path: { id } });
    const { pages } = await me.ask('getPages');
    kit.expectThat('it is listed no more', !pages.some(({ id }) => id === first.id));
  },
});
