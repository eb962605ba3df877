import { scenario } from '../../scenario/types.ts';
import { role, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'A tenant administrator gives rights that they lack, since nobody else might have them',
  source: 'PEOPL-009, and the decisions on who is who',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const { id } = await profileOf(other);
    const { roleIds, roleType } = await userOf(me, id);
    const own = await role(kit, me, ['roleManager.basic']);
    await withRoles(me, { id, roleIds: [...roleIds, own.id] }, async () => {
      const body = {
        id: kit.uuid(),
        name: kit.name('Role'),
        privileges: ['holidays.basic' as const],
      };
      await other.refused(403, 'createRole', { body });
      await me.ask('updateSecurityUser', { body: { id, roleType: 'TenantAdmin' } });
      try {
        const made = await other.ask('createRole', { body });
        kit.expectEqual('what the role holds', made.role.privileges, body.privileges);
      } finally {
        await me.ask('updateSecurityUser', { body: { id, ...(roleType && { roleType }) } });
      }
    });
    kit.expectEqual('who has given', (await userOf(me, id)).roleType, roleType);
  },
});
