import { scenario } from '../../scenario/types.ts';
import type { Success } from '../../scenario/types.ts';
import { readMenu } from '../../support/organization.ts';
import { role, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

type Menus = Success<'getProfile'>['profile']['appMenus'];

const withChildren = (menus: Menus): Menus =>
  menus.flatMap((menu) => [menu, ...withChildren(menu.children)]);

/** The menu for a person with these rights: empty groups are left out. */
const offeredTo = (rights: ReadonlySet<string>, menus: Menus): Menus =>
  menus.flatMap((menu) => {
    if (menu.privilege !== null && !rights.has(menu.privilege)) return [];
    const children = offeredTo(rights, menu.children);
    return menu.route === null && children.length === 0 ? [] : [{ ...menu, children }];
  });

export default scenario({
  title: 'The profile returns the user’s rights, and only menu entries that these allow',
  source: 'PROF-007',
  isExclusive: true,
  async run(ctx) {
    const profiles = await Promise.all(
      ['admin', 'member', 'noPrivilege'].map(
        async (who) => (await ctx.as(who).request('getProfile')).profile,
      ),
    );
    ctx.expectEqual('the number of people', new Set(profiles.map(({ id }) => id)).size, 3);
    for (const { name, userRights, appMenus } of profiles) {
      const rights = new Set<string>(userRights);
      const beyond = withChildren(appMenus)
        .map(({ privilege }) => privilege)
        .filter((privilege) => privilege !== null && !rights.has(privilege));
      ctx.expectEqual(`what ${name}'s menu offers beyond the rights`, beyond, []);
    }
    const { organizationSettings } = await ctx.as('admin').request('getOrganizationSettings');
    ctx.expectEqual(
      'who is told that the organisation has settings',
      profiles.map(({ IsUserHasOrganizationSettings: has }) => has),
      profiles.map(() => organizationSettings !== null),
    );
    const [admin, member] = profiles;
    const menu = await readMenu(ctx.as('admin'));
    for (const { name, userRights, appMenus } of profiles) {
      const expected = offeredTo(new Set(userRights), menu.appMenus);
      ctx.expectEqual(`the menu of ${name}`, appMenus, expected);
    }
    const isMore = (admin?.userRights.length ?? 0) > (member?.userRights.length ?? 0);
    ctx.expectThat('an administrator has more rights than staff', isMore);
    const [boss, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id, userRights } = await fetchProfile(other);
    const added =
      admin?.userRights.filter((right) => !userRights.includes(right)).slice(0, 1) ?? [];
    const more = await role(ctx, boss, added);
    const { roleIds } = await getUser(boss, id);
    await withRoles(boss, { id, roleIds: [...roleIds, more.id] }, async () => {
      const both = (await fetchProfile(other)).userRights;
      const all = [...userRights, ...added];
      ctx.expectEqual('the rights of two roles', both.toSorted(), all.toSorted());
    });
    await boss.request('deleteRole', { path: { id: more.id } });
  },
});
