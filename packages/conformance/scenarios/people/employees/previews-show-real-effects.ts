import { scenario } from '../../../scenario/types.ts';
import { role, user } from '../../../support/people.ts';

export default scenario({
  title: 'A preview of a role shows who really gets or loses each right, and changes nothing',
  source: 'PEOPL-D32',
  async run(ctx) {
    const me = ctx.as('admin');
    const changed = await role(ctx, me, ['holidays.basic', 'tags.basic']);
    const other = await role(ctx, me, ['tags.basic', 'teams.basic']);
    const only = await user(ctx, me, { roleIds: [changed.id] });
    await user(ctx, me, { roleIds: [changed.id, other.id] });
    const read = async () => (await me.request('getRole', { path: { id: changed.id } })).role;
    const before = await read();
    const body = { id: changed.id, privileges: ['teams.basic' as const] };
    const preview = await me.request('previewRole', { body });
    ctx.expectEqual('the users who have the role', preview.userCount, 2);
    ctx.expectEqual('who gets the added right', preview.gained, [
      { privilege: 'teams.basic', userCount: 1, userNames: [only.name] },
    ]);
    const lost = preview.lost.map(({ privilege, userCount }) => [privilege, userCount]);
    ctx.expectEqual('who loses the removed rights', Object.fromEntries(lost), {
      'holidays.basic': 2,
      'tags.basic': 1,
    });
    ctx.expectEqual('what the caller loses without having the role', preview.ownLost, []);
    ctx.expectEqual('the role after the preview', await read(), before);
    const unknown = { ...body, id: ctx.uuid() };
    await me.expectError(404, 'previewRole', { body: unknown });
  },
});
