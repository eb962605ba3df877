import { scenario } from '../../../scenario/types.ts';
import { role, user } from '../../../support/people.ts';

export default scenario({
  title:
    'The users who have a right, and the rights of a user, are shown with the roles they are from',
  source: 'PEOPL-D33, PROJ-045',
  async run(ctx) {
    const me = ctx.as('admin');
    const one = await role(ctx, me, ['holidays.basic', 'tags.basic']);
    const two = await role(ctx, me, ['tags.basic']);
    const member = await user(ctx, me, { roleIds: [one.id, two.id] });
    const outsider = await user(ctx, me, { roleIds: [two.id] });
    const { rights, userName } = await me.request('getEffectiveRights', {
      path: { userId: member.id },
    });
    ctx.expectEqual('the name of the user', userName, member.name);
    const found = rights.map(({ privilege, roles }) => [
      privilege,
      roles.map(({ id }) => id).toSorted(),
    ]);
    ctx.expectEqual('the rights of the user', Object.fromEntries(found), {
      'holidays.basic': [one.id],
      'tags.basic': [one.id, two.id].toSorted(),
    });
    const search = async (name: string) => {
      const columnFilters = [{ name: 'userName', value: name }];
      const body = { privilege: 'holidays.basic' as const, page: 1, pageSize: 10 as const };
      return me.request('getPrivilegeHolders', { body: { ...body, sort: null, columnFilters } });
    };
    const { holders } = await search(member.name);
    const holder = holders.find(({ userId }) => userId === member.id);
    ctx.expectEqual('the roles that grant the right', holder?.roles, [
      { id: one.id, name: one.name },
    ]);
    ctx.expectEqual('who lacks the right', (await search(outsider.name)).totalCount, 0);
    await me.expectError(404, 'getEffectiveRights', { path: { userId: ctx.uuid() } });
  },
});
