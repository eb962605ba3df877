import { scenario } from '../../../scenario/types.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { employee, invitation, role, seen, user, getUser } from '../../../support/people.ts';

export default scenario({
  title: 'An invited user is a client app user, for one employee, with a unique id, and is listed',
  source: 'PEOPL-009, PEOPL-011, PEOPL-008',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: employeeId } = await employee(ctx, me);
    const made = await user(ctx, me, { employeeId });
    ctx.expectEqual('the role type', made.roleType, 'ClientAppUser');
    const born = {
      ...invitation(ctx),
      dateOfBirth: '1990-04-01',
      roleType: 'TenantAdmin' as const,
    };
    const { securityUser } = await me.request('inviteSecurityUser', { body: born });
    ctx.expectEqual(
      'what was sent with an invitation',
      [securityUser.dateOfBirth, securityUser.roleType],
      [born.dateOfBirth, born.roleType],
    );
    const roleIds = [(await role(ctx, me)).id, ctx.uuid()];
    await me.expectError(400, 'inviteSecurityUser', { body: invitation(ctx, { roleIds }) });
    ctx.expectEqual('whether they have access before they accept', made.isActive, false);
    ctx.expectEqual('the employee’s user', (await seen(me, employeeId)).userId, made.id);
    await me.expectError(409, 'inviteSecurityUser', { body: invitation(ctx, { employeeId }) });
    ctx.expectEqual('the user', await getUser(me, made.id), made);
    const { securityUsers } = await me.request('getSecurityUsers');
    const listed = securityUsers.find(({ id }) => id === made.id);
    ctx.expectEqual('the user in the list', listed, made);
    for (const { id } of [await fetchProfile(me), await fetchProfile(ctx.as('member'))]) {
      ctx.expectThat(
        `${id} is listed`,
        securityUsers.some((each) => each.id === id),
      );
    }
    // Name and address belong to the person, whom other tenants may also know.
    const { id } = made;
    await me.expectError(400, 'updateSecurityUser', { body: { id, name: ctx.name() } });
    await me.expectError(400, 'updateSecurityUser', { body: { id, email: 'other@people.test' } });
    await me.expectError(409, 'inviteSecurityUser', { body: { ...invitation(ctx), id } });
    const admin = { ...invitation(ctx), roleType: 'PlatformAdmin' as const };
    await me.expectError(403, 'inviteSecurityUser', { body: admin });
  },
});
