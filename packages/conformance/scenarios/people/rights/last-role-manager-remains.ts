import { scenario } from '../../../scenario/types.ts';
import { joinedUser, withRoles } from '../../../support/people.ts';

const right = 'roleManager.basic';

export default scenario({
  title: 'At least one person who may change roles always remains',
  source: 'PEOPL-009, PEOPL-D04',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const managing = async () =>
      (await me.request('getRoles')).roles.filter(({ privileges }) => privileges.includes(right));
    const before = await managing();
    const used = before.filter(({ userCount }) => userCount > 0);
    const [role] = used;
    ctx.expectEqual('how many roles give the right to somebody', used.length, 1);
    if (!role) return;
    const { id, name, version } = role;
    const privileges = role.privileges.filter((each) => each !== right);
    await me.expectError(403, 'updateRole', { body: { id, name, version, privileges } });
    const highest = ctx.as('platformAdmin');
    await highest.expectError(409, 'updateRole', { body: { id, name, version, privileges } });
    const { securityUsers } = await me.request('getSecurityUsers');
    const roleUsers = securityUsers.filter(({ roleIds }) => roleIds.includes(id));
    // The users lose the role one after another; the last one must keep it.
    const strip = async ([next, ...rest]: typeof roleUsers): Promise<void> => {
      if (!next) return;
      const roleIds = next.roleIds.filter((each) => each !== id);
      const body = { id: next.id, roleIds };
      if (rest.length > 0) await withRoles(highest, body, () => strip(rest));
      else await highest.expectError(409, 'updateSecurityUser', { body });
    };
    // A blocked user with the role cannot change roles.
    const out = await joinedUser(ctx, highest, { roleIds: [id] });
    await highest.request('updateSecurityUser', { body: { id: out.id, isActive: false } });
    const { profile: last } = await highest.request('getProfile');
    await strip(roleUsers.toSorted((one) => (one.id === last.id ? 1 : -1)));
    await highest.request('updateSecurityUser', { body: { id: out.id, roleIds: [] } });
    ctx.expectEqual('the roles', await managing(), before);
    const { profile } = await me.request('getProfile');
    ctx.expectThat('the administrator has the right still', profile.userRights.includes(right));
  },
});
