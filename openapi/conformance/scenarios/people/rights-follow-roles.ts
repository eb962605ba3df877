import { scenario } from '../../scenario/types.ts';
import { role, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'A person’s rights are what their roles hold together, from the next call on',
  source: 'PEOPL-009',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const { id } = await profileOf(other);
    const { roleIds } = await userOf(me, id);
    const added = await role(kit, me, ['holidays.basic']);
    await other.refused(403, 'getHolidays');
    await withRoles(me, { id, roleIds: [...roleIds, added.id] }, async () => {
      await other.ask('getHolidays');
      const { userRights } = await profileOf(other);
      kit.expectThat('the right is added', userRights.includes('holidays.basic'));
      const body = { ...added, privileges: ['designation.basic' as const] };
      await me.ask('updateRole', { body });
      await other.refused(403, 'getHolidays');
      await other.ask('getDesignations');
    });
    await other.refused(403, 'getDesignations');
    await me.ask('deleteRole', { path: { id: added.id } });
  },
});
