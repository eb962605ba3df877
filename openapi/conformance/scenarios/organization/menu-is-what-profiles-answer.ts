import { scenario } from '../../scenario/types.ts';
import { menuOf } from '../../support/organization.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'The menu that is saved is what profiles answer, to whom its rights belong',
  source: 'ADMIN-004, and the decisions on developer tools',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const before = await menuOf(me);
    const entry = (title: string, privilege: 'menuManager.basic' | null) => ({
      id: kit.uuid(),
      title,
      icon: null,
      route: `/${kit.uuid()}`,
      privilege,
      children: [],
    });
    const forAll = entry(kit.name('For all'), null);
    const forFew = entry(kit.name('For few'), 'menuManager.basic');
    const appMenus = [forFew, ...before.appMenus, forAll];
    try {
      const { menu } = await me.ask('saveMenu', { body: { ...before, appMenus } });
      kit.expectEqual('the menu', menu.appMenus, appMenus);
      const own = (await profileOf(me)).appMenus;
      kit.expectEqual('what an administrator is offered first', own[0], forFew);
      kit.expectEqual('what comes last', own.at(-1), forAll);
      const member = await profileOf(kit.as('member'));
      const others = new Set(member.appMenus.map(({ id }) => id));
      kit.expectThat('all are offered what needs no right', others.has(forAll.id));
      kit.expectThat('few are offered what needs one', !others.has(forFew.id));
    } finally {
      await me.call('saveMenu', { body: { appMenus: before.appMenus } });
    }
    kit.expectEqual('the menu at last', (await menuOf(me)).appMenus, before.appMenus);
  },
});
