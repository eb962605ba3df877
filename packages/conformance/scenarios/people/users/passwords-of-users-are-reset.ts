import { scenario } from '../../../scenario/types.ts';
import { joinedUser, user } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'Who manages users resets a password, which signs the user out and is in the log',
  source: 'PEOPL-017, PEOPL-012',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, actor } = await joinedUser(ctx, me);
    await actor.request('getUserTenants');
    await me.request('resetUserPassword', { path: { id } });
    await actor.expectError(401, 'getUserTenants');
    await me.request('resetUserTwoFactor', { path: { id } });
    await me.request('endUserSessions', { path: { id } });
    const columnFilters = [{ name: 'recordId', value: id }];
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters };
    const { auditEntries } = await me.request('searchAuditLog', { body });
    const actions = new Set(auditEntries.map(({ action }) => action));
    for (const action of ['sessions.end', 'twoFactor.reset', 'password.reset']) {
      ctx.expectThat(`the log has ${action}`, actions.has(action));
    }
    const own = (await fetchProfile(me)).id;
    await me.expectError(403, 'resetUserPassword', { path: { id: own } });
    const highest = (await fetchProfile(ctx.as('platformAdmin'))).id;
    await me.expectError(403, 'resetUserPassword', { path: { id: highest } });
    const invited = (await user(ctx, me)).id;
    await me.expectError(409, 'resetUserPassword', { path: { id: invited } });
  },
});
