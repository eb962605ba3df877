import { scenario } from '../../../scenario/types.ts';
import { employee, role, getUser } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { newOrganization, otherAdministrator } from '../../../support/registration.ts';

export default scenario({
  title:
    'At least one administrator who may change roles always remains, also with two simultaneous calls',
  source: 'PEOPL-009, PEOPL-D04',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { id } = await fetchProfile(me);
    const { id: employeeId } = await employee(ctx, me, { isTeamLead: false });
    await me.request('updateSecurityUser', { body: { id, employeeId } });
    const { roleIds } = await getUser(me, id);
    const { roles } = await me.request('getRoles');
    const own = roles.find((each) => each.id === roleIds[0]);
    const { id: weak } = await role(ctx, me);
    const only = async () => {
      for (const body of [
        { id, roleType: 'ClientAppUser' as const },
        { id, roleIds: [] },
        { id, roleIds: [weak] },
        { id, isActive: false },
      ]) {
        await me.expectError(409, 'updateSecurityUser', { body });
      }
      await me.expectError(409, 'setEmployeeState', { body: { id: employeeId, isActive: false } });
      const emptied = { id: own?.id ?? '', name: own?.name ?? '', privileges: [] };
      await me.expectError(409, 'updateRole', { body: emptied });
      await me.expectError(409, 'deleteRole', { path: { id: emptied.id } });
      const { userRights } = await fetchProfile(me);
      ctx.expectThat('they may change roles', userRights.includes('roleManager.basic'));
    };
    await only();
    const other = await otherAdministrator(ctx, me);
    const { id: otherId } = await fetchProfile(other);
    const roleType = 'ClientAppUser' as const;
    const responses = await Promise.all([
      me.call('updateSecurityUser', { body: { id, roleType } }),
      other.call('updateSecurityUser', { body: { id: otherId, roleType } }),
    ]);
    ctx.expectEqual(
      'what is answered to both at once',
      responses.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    );
    // A client app user who manages roles could only grant their own rights.
    const [by, demoted] = responses[0].status === 200 ? [other, id] : [me, otherId];
    if (by === other) {
      await by.request('updateSecurityUser', { body: { id: demoted, roleType: 'TenantAdmin' } });
    }
    await me.request('updateSecurityUser', { body: { id: otherId, roleType } });
    await only();
  },
});
