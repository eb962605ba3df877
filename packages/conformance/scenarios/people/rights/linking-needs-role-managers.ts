import { scenario } from '../../../scenario/types.ts';
import { employee, invitation, role, user, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'Linking a user to an employee with a history, or unlinking, needs the right to manage roles, and no one can do it for themselves',
  source: 'PEOPL-009, PEOPL-D03',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const theirs = await fetchProfile(other);
    const own = await fetchProfile(me);
    const { roleIds } = await getUser(me, theirs.id);
    const { id: lead } = await employee(ctx, me, { isTeamLead: true });
    const { id: manager } = await employee(ctx, me, { isTeamLead: false });
    await employee(ctx, me, { reportingToId: manager });
    const { id: fresh } = await employee(ctx, me, { isTeamLead: false });
    const someone = await user(ctx, me, { employeeId: lead });
    const free = await user(ctx, me);
    const manages = await role(ctx, me, ['users.basic']);
    await withRoles(me, { id: theirs.id, roleIds: [...roleIds, manages.id] }, async () => {
      const denied = [
        { id: someone.id, employeeId: null },
        { id: someone.id, employeeId: fresh },
        { id: free.id, employeeId: manager },
        { id: theirs.id, employeeId: manager },
        { id: theirs.id, employeeId: null },
      ];
      for (const body of denied) await other.expectError(403, 'updateSecurityUser', { body });
      const body = invitation(ctx, { employeeId: manager });
      await other.expectError(403, 'inviteSecurityUser', { body });
      // A user manager can link an employee without any records.
      await other.request('updateSecurityUser', { body: { id: free.id, employeeId: fresh } });
      await other.request('updateSecurityUser', { body: { id: someone.id, employeeId: lead } });
    });
    for (const employeeId of [null, manager]) {
      await me.expectError(403, 'updateSecurityUser', { body: { id: own.id, employeeId } });
    }
    ctx.expectEqual(
      'the administrator’s employee',
      (await getUser(me, own.id)).employeeId,
      own.employeeId,
    );
    ctx.expectEqual(
      'the colleague’s',
      (await getUser(me, theirs.id)).employeeId,
      theirs.employeeId,
    );
    ctx.expectEqual('the user of the team lead', (await getUser(me, someone.id)).employeeId, lead);
    await me.request('updateSecurityUser', { body: { id: someone.id, employeeId: null } });
    await me.request('updateSecurityUser', { body: { id: free.id, employeeId: lead } });
  },
});
