import { scenario } from '../../../scenario/types.ts';
import { employee, invitation } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { accept, newOrganization, stranger } from '../../../support/registration.ts';

export default scenario({
  title: 'A user who is linked to an employee with a history, or unlinked from one, is signed out',
  source: 'PEOPL-022, PRIV-043, PEOPL-D04',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { id: employeeId } = await employee(ctx, me, { isTeamLead: true });
    const join = async () => {
      const { email, actor } = await stranger(ctx);
      await me.request('inviteSecurityUser', { body: { ...invitation(ctx), email } });
      return accept(actor, me.tenantId);
    };
    const [first, second] = [await join(), await join()];
    const link = async (who: typeof me, to: string | null) =>
      me.request('updateSecurityUser', {
        body: { id: (await fetchProfile(who)).id, employeeId: to },
      });
    await link(first, employeeId);
    await first.expectError(401, 'getProfile');
    const { securityUsers } = await me.request('getSecurityUsers');
    const linked = securityUsers.find((each) => each.employeeId === employeeId);
    ctx.expectThat('somebody is linked', linked !== undefined);
    await second.request('getProfile');
    await me.request('updateSecurityUser', { body: { id: linked?.id ?? '', employeeId: null } });
    await link(second, employeeId);
    await second.expectError(401, 'getProfile');
    await me.request('getProfile');
  },
});
