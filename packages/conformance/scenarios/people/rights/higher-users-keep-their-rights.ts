import { scenario } from '../../../scenario/types.ts';
import { role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'No one can take rights from a role that someone with a higher role type has',
  source: 'PEOPL-014, SHELL-062',
  isExclusive: true,
  async run(ctx) {
    const [me, highest] = [ctx.as('admin'), ctx.as('platformAdmin')];
    const own = await role(ctx, me, ['holidays.basic', 'tags.basic']);
    const { id, name } = own;
    const { roleIds, ...their } = await readRoles(highest);
    await withRoles(highest, { id: their.id, roleIds: [...roleIds, id] }, async () => {
      for (const privileges of [[], ['holidays.basic' as const]]) {
        await me.expectError(403, 'updateRole', { body: { id, name, privileges } });
      }
      const more = [...own.privileges, 'vendors.basic' as const];
      await me.request('updateRole', { body: { id, name, privileges: more } });
      const { userRights } = await fetchProfile(highest);
      ctx.expectThat('they have the rights still', userRights.includes('holidays.basic'));
    });
    await me.request('updateRole', { body: { id, name, privileges: [] } });
  },
});

async function readRoles(me: Parameters<typeof fetchProfile>[0]) {
  const { id } = await fetchProfile(me);
  const { securityUser } = await me.request('getSecurityUser', { path: { id } });
  return securityUser;
}
