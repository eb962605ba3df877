import { scenario } from '../../scenario/types.ts';
import { employee, role, userOf } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { newOrganization, otherAdministrator } from '../../support/registration.ts';

export default scenario({
  title: 'An administrator who may change roles is always left, also when two calls come at once',
  source: 'PEOPL-009, and the decisions on people',
  async run(kit) {
    const me = await newOrganization(kit);
    const { id } = await profileOf(me);
    const { id: employeeId } = await employee(kit, me, { isTeamLead: false });
    await me.ask('updateSecurityUser', { body: { id, employeeId } });
    const { roleIds } = await userOf(me, id);
    const { roles } = await me.ask('getRoles');
    const own = roles.find((each) => each.id === roleIds[0]);
    const { id: weak } = await role(kit, me);
    const alone = async () => {
      for (const body of [
        { id, roleType: 'ClientAppUser' as const },
        { id, roleIds: [] },
        { id, roleIds: [weak] },
        { id, isActive: false },
      ]) {
        await me.refused(409, 'updateSecurityUser', { body });
      }
      await me.refused(409, 'setEmployeeState', { body: { id: employeeId, isActive: false } });
      const emptied = { id: own?.id ?? '', name: own?.name ?? '', privileges: [] };
      await me.refused(409, 'updateRole', { body: emptied });
      await me.refused(409, 'deleteRole', { path: { id: emptied.id } });
      const { userRights } = await profileOf(me);
      kit.expectThat('they may change roles', userRights.includes('roleManager.basic'));
    };
    await alone();
    const other = await otherAdministrator(kit, me);
    const { id: otherId } = await profileOf(other);
    const roleType = 'ClientAppUser' as const;
    const answers = await Promise.all([
      me.call('updateSecurityUser', { body: { id, roleType } }),
      other.call('updateSecurityUser', { body: { id: otherId, roleType } }),
    ]);
    kit.expectEqual(
      'what is answered to both at once',
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    );
    // A client app user who manages roles could give no right but their own.
    const [by, demoted] = answers[0].status === 200 ? [other, id] : [me, otherId];
    if (by === other) {
      await by.ask('updateSecurityUser', { body: { id: demoted, roleType: 'TenantAdmin' } });
    }
    await me.ask('updateSecurityUser', { body: { id: otherId, roleType } });
    await alone();
  },
});
