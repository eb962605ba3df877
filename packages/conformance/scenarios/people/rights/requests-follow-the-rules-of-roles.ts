import { scenario } from '../../../scenario/types.ts';
import { accessRequest, freeRight, withdrawOpen } from '../../../support/access-requests.ts';
import { getUser, role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'Nobody answers their own request, grants a right that they lack, or denies without a reason',
  source: 'PEOPL-009, PEOPL-014, PROJ-045',
  isExclusive: true,
  async run(ctx) {
    const [admin, me, other] = [ctx.as('admin'), ctx.as('assetViewer'), ctx.as('colleague')];
    const { id: otherId } = await fetchProfile(other);
    const privilege = await freeRight(me);
    const { roleIds } = await getUser(admin, otherId);
    const manager = await role(ctx, admin, ['roleManager.basic', privilege]);
    const beyond = await role(ctx, admin, [privilege, 'organizationSettings.basic']);
    const without = await role(ctx, admin, ['roleManager.basic']);
    const { id } = await accessRequest(me, privilege);
    const grant = (roleId: string) => ({ body: { id, status: 'granted' as const, roleId } });
    await withRoles(admin, { id: otherId, roleIds: [...roleIds, manager.id] }, async () => {
      await other.expectError(403, 'answerAccessRequest', grant(beyond.id));
      const { roles } = await other.request('getAccessRequestRoles', { path: { id } });
      const isGrantable = (roleId: string) => roles.find((each) => each.id === roleId)?.isGrantable;
      ctx.expectEqual('a role with more rights', isGrantable(beyond.id), false);
      ctx.expectEqual('a role with own rights', isGrantable(manager.id), true);
      await other.expectError(400, 'answerAccessRequest', grant(without.id));
      await other.expectError(400, 'answerAccessRequest', grant(ctx.uuid()));
      const denial = { id, status: 'denied' as const, note: ' ' };
      await other.expectError(400, 'answerAccessRequest', { body: denial });
      const mine = await accessRequest(other, await freeRight(other));
      await other.expectError(403, 'answerAccessRequest', {
        body: { id: mine.id, status: 'denied', note: ctx.name('Reason') },
      });
      await other.expectError(404, 'withdrawAccessRequest', { path: { id } });
      await withdrawOpen(other, mine.privilege);
    });
    await withdrawOpen(me, privilege);
    await admin.expectError(404, 'answerAccessRequest', grant(manager.id));
  },
});
