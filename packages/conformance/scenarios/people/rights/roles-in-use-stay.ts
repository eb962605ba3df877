import { scenario } from '../../../scenario/types.ts';
import { role, user } from '../../../support/people.ts';

export default scenario({
  title: 'A role that someone has cannot be deleted, and names of roles are unique',
  source: 'PEOPL-009, PEOPL-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, name, privileges } = await role(ctx, me);
    const fetchCount = async () =>
      (await me.request('getRoles')).roles.find((each) => each.id === id)?.userCount;
    ctx.expectEqual('how many have it', await fetchCount(), 0);
    const { id: userId } = await user(ctx, me, { roleIds: [id] });
    ctx.expectEqual('how many have it now', await fetchCount(), 1);
    await me.expectError(409, 'deleteRole', { path: { id } });
    const same = { id: ctx.uuid(), name: name.toUpperCase(), privileges };
    await me.expectError(409, 'createRole', { body: same });
    await me.request('updateSecurityUser', { body: { id: userId, roleIds: [] } });
    await me.request('deleteRole', { path: { id } });
    ctx.expectEqual('how many have it at last', await fetchCount(), undefined);
  },
});
