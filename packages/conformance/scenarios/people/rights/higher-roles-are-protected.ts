import { scenario } from '../../../scenario/types.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { employee, role, joinedUser, getUser, withRoles } from '../../../support/people.ts';

export default scenario({
  title:
    'Only a platform administrator can change another one, and no client app user can change a tenant administrator',
  source: 'PEOPL-009, PRIV-D01',
  isExclusive: true,
  async run(ctx) {
    const [me, above] = [ctx.as('admin'), ctx.as('platformAdmin')];
    const { id } = await fetchProfile(above);
    const before = await getUser(me, id);
    for (const change of [
      { roleType: 'ClientAppUser' as const },
      { roleIds: [] },
      { isActive: false },
    ]) {
      await me.expectError(403, 'updateSecurityUser', { body: { id, ...change } });
    }
    ctx.expectEqual('the platform administrator', await getUser(me, id), before);
    await me.expectError(403, 'updateSecurityUser', {
      body: { id: (await fetchProfile(me)).id, roleType: 'PlatformAdmin' },
    });

    const below = ctx.as('colleague');
    const { id: belowId } = await fetchProfile(below);
    const { roleIds } = await getUser(me, belowId);
    const { id: employeeId } = await employee(ctx, me);
    const { id: adminId } = await joinedUser(ctx, me, { employeeId });
    await me.request('updateSecurityUser', { body: { id: adminId, roleType: 'TenantAdmin' } });
    const staff = await role(ctx, me, ['employees.edit']);
    await withRoles(me, { id: belowId, roleIds: [...roleIds, staff.id] }, async () => {
      await below.expectError(403, 'setEmployeeState', {
        body: { id: employeeId, isActive: false },
      });
    });
    ctx.expectEqual('users who still have access', (await getUser(me, adminId)).isActive, true);
  },
});
