import { scenario } from '../../../scenario/types.ts';
import { role, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'A tenant administrator can give rights that they lack, because no one else might have them',
  source: 'PEOPL-009, PRIV-D01',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(other);
    const { roleIds, roleType } = await getUser(me, id);
    const own = await role(ctx, me, ['roleManager.basic']);
    await withRoles(me, { id, roleIds: [...roleIds, own.id] }, async () => {
      const body = {
        id: ctx.uuid(),
        name: ctx.name('Role'),
        privileges: ['holidays.basic' as const],
      };
      await other.expectError(403, 'createRole', { body });
      await me.request('updateSecurityUser', { body: { id, roleType: 'TenantAdmin' } });
      try {
        const made = await other.request('createRole', { body });
        ctx.expectEqual('what the role holds', made.role.privileges, body.privileges);
      } finally {
        await me.request('updateSecurityUser', { body: { id, ...(roleType && { roleType }) } });
      }
    });
    ctx.expectEqual('who has given', (await getUser(me, id)).roleType, roleType);
  },
});
