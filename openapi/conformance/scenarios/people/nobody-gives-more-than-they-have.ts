import { scenario } from '../../scenario/types.ts';
import { invitation, role, user, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'Nobody gives or takes rights that they lack, in a role, by one, or by inviting',
  source: 'PEOPL-009, and the decisions on who is who',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const { id } = await profileOf(other);
    const { roleIds } = await userOf(me, id);
    const own = await role(kit, me, ['users.basic', 'roleManager.basic']);
    const strong = await role(kit, me, ['holidays.basic']);
    const holder = await user(kit, me, { roleIds: [strong.id] });
    await withRoles(me, { id, roleIds: [...roleIds, own.id] }, async () => {
      const refused = [
        { id, roleIds: [...roleIds, own.id, strong.id] },
        { id, roleType: 'TenantAdmin' as const },
        { id: holder.id, roleIds: [] },
        { id: holder.id, isActive: false },
        { id: (await profileOf(me)).id, isActive: false },
      ];
      for (const body of refused) await other.refused(403, 'updateSecurityUser', { body });
      const guest = invitation(kit, { roleIds: [strong.id] });
      await other.refused(403, 'inviteSecurityUser', { body: guest });
      const admin = { ...invitation(kit), roleType: 'TenantAdmin' as const };
      await other.refused(403, 'inviteSecurityUser', { body: admin });
      const body = { id: kit.uuid(), name: kit.name('Role'), privileges: strong.privileges };
      await other.refused(403, 'createRole', { body });
      const more = { ...own, privileges: [...own.privileges, ...strong.privileges] };
      await other.refused(403, 'updateRole', { body: more });
      await other.refused(403, 'updateRole', { body: { ...strong, privileges: [] } });
      const free = await role(kit, me, strong.privileges);
      await other.refused(403, 'deleteRole', { path: { id: free.id } });
      const less = await role(kit, other, ['users.basic']);
      await user(kit, other, { roleIds: [less.id] });
    });
    kit.expectEqual('the user with more rights', await userOf(me, holder.id), holder);
    kit.expectEqual('who has tried', (await userOf(me, id)).roleIds, roleIds);
  },
});
