import { scenario } from '../../scenario/types.ts';
import { role, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'The Dashboard is refused to a person without its right',
  source: 'PRIV-003',
  isAlone: true,
  async run(kit) {
    const [admin, me] = [kit.as('admin'), kit.as('colleague')];
    const { id } = await profileOf(me);
    const other = await role(kit, admin, ['clockwork.basic']);
    await withRoles(admin, { id, roleIds: [other.id] }, async () => {
      await me.refused(403, 'getDashboard');
    });
    await me.ask('getDashboard');
    const some = await role(kit, admin, ['dashboard.basic', 'teams.basic']);
    await withRoles(admin, { id, roleIds: [some.id] }, async () => {
      const { firstSteps } = await me.ask('getDashboard', { query: { tiles: ['firstSteps'] } });
      const { team, ...others } = firstSteps ?? {};
      kit.expectThat('who sees teams is told of the first', typeof team === 'boolean');
      kit.expectEqual('and of nothing else', Object.values(others), [null, null, null, null]);
    });
    await admin.ask('deleteRole', { path: { id: some.id } });
    await admin.ask('deleteRole', { path: { id: other.id } });
  },
});
