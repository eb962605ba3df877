import { scenario } from '../../scenario/types.ts';
import { role, user } from '../../support/people.ts';

export default scenario({
  title: 'A role that somebody has cannot be deleted, and names of roles are unique',
  source: 'PEOPL-009, and the decisions on who is who',
  async run(kit) {
    const me = kit.as('admin');
    const { id, name, privileges } = await role(kit, me);
    const countOf = async () =>
      (await me.ask('getRoles')).roles.find((each) => each.id === id)?.userCount;
    kit.expectEqual('how many have it', await countOf(), 0);
    const { id: userId } = await user(kit, me, { roleIds: [id] });
    kit.expectEqual('how many have it now', await countOf(), 1);
    await me.refused(409, 'deleteRole', { path: { id } });
    const same = { id: kit.uuid(), name: name.toUpperCase(), privileges };
    await me.refused(409, 'createRole', { body: same });
    await me.ask('updateSecurityUser', { body: { id: userId, roleIds: [] } });
    await me.ask('deleteRole', { path: { id } });
    kit.expectEqual('how many have it at last', await countOf(), undefined);
  },
});
