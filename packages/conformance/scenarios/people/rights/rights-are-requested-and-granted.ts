import { scenario } from '../../../scenario/types.ts';
import { accessRequest, freeRight } from '../../../support/access-requests.ts';
import { getUser, role, withRoles } from '../../../support/people.ts';
import { allOf } from '../../../support/notifications.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'A missing right is requested once, and granted by a role that includes it',
  source: 'GATE-014, PEOPL-014, PROJ-045',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('assetViewer')];
    const { id: userId } = await fetchProfile(me);
    const { name: granter } = await fetchProfile(admin);
    const privilege = await freeRight(me);
    const page = '/dashBoard';
    const granting = await role(ctx, admin, [privilege]);
    const { roleIds } = await getUser(admin, userId);
    await withRoles(admin, { id: userId, roleIds }, async () => {
      const request = await accessRequest(me, privilege, page);
      const { id } = request;
      await me.expectError(409, 'requestAccess', { body: { privilege } });
      const own = await me.request('getMyAccessRequest', { query: { privilege } });
      ctx.expectEqual('the own request', own.accessRequest, request);
      ctx.expectThat('the administrator can grant it', own.granterNames.includes(granter));
      const offered = await admin.request('getAccessRequestRoles', { path: { id } });
      const least = offered.roles.find((each) => each.id === granting.id);
      ctx.expectEqual('what else the role gives', least?.more, []);
      ctx.expectEqual('whether the user has the right', offered.hasRight, false);
      const body = { id, status: 'granted' as const, roleId: granting.id };
      const { accessRequest: granted } = await admin.request('answerAccessRequest', { body });
      ctx.expectEqual('the role', granted.roleName, granting.name);
      ctx.expectEqual('the person who granted it', granted.answeredBy, granter);
      const { userRights } = await fetchProfile(me);
      ctx.expectThat('the person has the right', userRights.includes(privilege));
      const notified = (await allOf(me)).find(({ notificationData: { value } }) => value === id);
      ctx.expectEqual('the page in the notification', notified?.notificationData.page, page);
      const user = await getUser(admin, userId);
      ctx.expectEqual('the roles of the person', user.roleIds, [...roleIds, granting.id]);
      await admin.expectError(409, 'answerAccessRequest', { body });
      await me.expectError(409, 'withdrawAccessRequest', { path: { id } });
      await me.expectError(409, 'requestAccess', { body: { privilege } });
    });
  },
});
