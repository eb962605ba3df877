import { scenario } from '../../scenario/types.ts';
import { role, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'The Dashboard is refused to a person without its right',
  source: 'document 1, section 6',
  isAlone: true,
  async run(kit) {
    const [admin, me] = [kit.as('admin'), kit.as('colleague')];
    const { id } = await profileOf(me);
    const other = await role(kit, admin, ['clockwork.basic']);
    await withRoles(admin, { id, roleIds: [other.id] }, async () => {
      await me.refused(403, 'getDashboard');
    });
    await me.ask('getDashboard');
    await admin.ask('deleteRole', { path: { id: other.id } });
  },
});
