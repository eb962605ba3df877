import { scenario } from '../../scenario/types.ts';
import { entriesAbout } from '../../support/audit.ts';
import { fetchProfile } from '../../support/profile.ts';
import { role } from '../../support/people.ts';

export default scenario({
  title:
    'The audit log says who changed which right, from what to what; a rejected change is not in it',
  source: 'PRIV-001, PEOPL-019',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: actorId } = await fetchProfile(me);
    const added = await role(ctx, me, ['holidays.basic', 'tools.basic']);
    const name = ctx.name('Role');
    const body = { ...added, name, privileges: ['tools.basic' as const, 'tags.basic' as const] };
    await me.request('updateRole', { body });
    // The version is outdated now.
    await me.expectError(409, 'updateRole', { body: { ...body, name: ctx.name('Role') } });
    await me.request('deleteRole', { path: { id: added.id } });
    const entries = await entriesAbout(me, added.id);
    ctx.expectEqual(
      'the actions',
      entries.map(({ action }) => action),
      ['role.create', 'role.update', 'role.delete'],
    );
    const [, update] = entries;
    ctx.expectEqual('the author', update?.actorId, actorId);
    ctx.expectEqual('the name after the change', update?.record, name);
    const change = update?.changes.find(({ field }) => field === 'privileges');
    ctx.expectEqual('the rights that were removed', change?.from, ['holidays.basic']);
    ctx.expectEqual('the rights that were added', change?.to, ['tags.basic']);
  },
});
