import { scenario } from '../../scenario/types.ts';
import { role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'The Dashboard is denied to a person without the right to it',
  source: 'PRIV-003',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(me);
    const other = await role(ctx, admin, ['clockwork.basic']);
    await withRoles(admin, { id, roleIds: [other.id] }, async () => {
      await me.expectError(403, 'getDashboard');
    });
    await me.request('getDashboard');
    const some = await role(ctx, admin, ['dashboard.basic', 'teams.basic']);
    await withRoles(admin, { id, roleIds: [some.id] }, async () => {
      const { firstSteps } = await me.request('getDashboard', { query: { tiles: ['firstSteps'] } });
      const { team, ...others } = firstSteps ?? {};
      ctx.expectThat(
        'users who see teams are notified about the first one',
        typeof team === 'boolean',
      );
      ctx.expectEqual('and of nothing else', Object.values(others), [null, null, null, null]);
    });
    await admin.request('deleteRole', { path: { id: some.id } });
    await admin.request('deleteRole', { path: { id: other.id } });
  },
});
