import { scenario } from '../../../scenario/types.ts';
import { waiting } from '../../../support/notifications.ts';
import { getEmployeeId, link, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'A sub-project request immediately sets isAlreadyRequested and isLinked, notifies the owner of the parent, and links the project once it is accepted',
  source: 'NOTIF-004, PROJ-032',
  isExclusive: true,
  async run(ctx) {
    const owner = ctx.as('admin');
    const requester = ctx.as('member');
    // A demo world may notify about any project on the first load.
    await waiting(owner);
    const body = await link(ctx, requester, owner);
    await requester.request('requestSubProjectLink', { body });
    const { isAlreadyRequested, isLinked } = await seen(requester, body.subProjectId);
    ctx.expectEqual('the flags', [isAlreadyRequested, isLinked], [true, true]);
    await requester.expectError(409, 'requestSubProjectLink', { body });
    const actual = (await waiting(owner)).filter(
      ({ notificationData }) => notificationData.value === body.subProjectId,
    );
    ctx.expectEqual('notifications of the owner', actual.length, 1);
    const acceptance = { body: { ...body, employeeId: await getEmployeeId(owner) } };
    await owner.request('linkSubProject', acceptance);
    const { parentProject } = await requester.request('getProject', {
      path: { id: body.subProjectId },
    });
    ctx.expectEqual('the parent', parentProject?.id, body.projectId);
    await owner.expectError(409, 'linkSubProject', acceptance);
  },
});
