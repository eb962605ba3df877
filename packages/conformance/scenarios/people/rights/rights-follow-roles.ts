import { scenario } from '../../../scenario/types.ts';
import { role, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'A person’s rights are the combined rights of their roles, from the next call on',
  source: 'PEOPL-009',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(other);
    const { roleIds } = await getUser(me, id);
    const added = await role(ctx, me, ['scriptManager.basic']);
    await other.expectError(403, 'getScripts');
    await withRoles(me, { id, roleIds: [...roleIds, added.id] }, async () => {
      await other.request('getScripts');
      const { userRights } = await fetchProfile(other);
      ctx.expectThat('the right is added', userRights.includes('scriptManager.basic'));
      const body = { ...added, privileges: ['designation.basic' as const] };
      await me.request('updateRole', { body });
      await other.expectError(403, 'getScripts');
      await other.request('getDesignations');
    });
    await other.expectError(403, 'getDesignations');
    await me.request('deleteRole', { path: { id: added.id } });
  },
});
