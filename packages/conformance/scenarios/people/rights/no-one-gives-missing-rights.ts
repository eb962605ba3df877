import { scenario } from '../../../scenario/types.ts';
import { invitation, role, user, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'No one can give or remove rights that they lack, in a role, by assigning a role, or by inviting',
  source: 'PEOPL-009, PEOPL-D03',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(other);
    const { roleIds } = await getUser(me, id);
    const own = await role(ctx, me, ['users.basic', 'roleManager.basic']);
    const strong = await role(ctx, me, ['holidays.basic']);
    const roleUser = await user(ctx, me, { roleIds: [strong.id] });
    await withRoles(me, { id, roleIds: [...roleIds, own.id] }, async () => {
      const rejected = [
        { id, roleIds: [...roleIds, own.id, strong.id] },
        { id, roleType: 'TenantAdmin' as const },
        { id: roleUser.id, roleIds: [] },
        { id: roleUser.id, isActive: false },
        { id: (await fetchProfile(me)).id, isActive: false },
      ];
      for (const body of rejected) await other.expectError(403, 'updateSecurityUser', { body });
      const guest = invitation(ctx, { roleIds: [strong.id] });
      await other.expectError(403, 'inviteSecurityUser', { body: guest });
      const admin = { ...invitation(ctx), roleType: 'TenantAdmin' as const };
      await other.expectError(403, 'inviteSecurityUser', { body: admin });
      const body = { id: ctx.uuid(), name: ctx.name('Role'), privileges: strong.privileges };
      await other.expectError(403, 'createRole', { body });
      const more = { ...own, privileges: [...own.privileges, ...strong.privileges] };
      await other.expectError(403, 'updateRole', { body: more });
      await other.expectError(403, 'updateRole', { body: { ...strong, privileges: [] } });
      const free = await role(ctx, me, strong.privileges);
      await other.expectError(403, 'deleteRole', { path: { id: free.id } });
      const less = await role(ctx, other, ['users.basic']);
      await user(ctx, other, { roleIds: [less.id] });
    });
    ctx.expectEqual('the user with more rights', await getUser(me, roleUser.id), roleUser);
    ctx.expectEqual('who has tried', (await getUser(me, id)).roleIds, roleIds);
  },
});
