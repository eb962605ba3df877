import { scenario } from '../../../scenario/types.ts';
import { waiting } from '../../../support/notifications.ts';
import { getEmployeeId, link, seen } from '../../../support/projects.ts';

export default scenario({
  title: 'After a denied request, the sub-project can be requested again',
  source: 'NOTIF-022, PROJ-032',
  isExclusive: true,
  async run(ctx) {
    const owner = ctx.as('admin');
    const requester = ctx.as('member');
    const body = await link(ctx, requester, owner);
    await requester.request('requestSubProjectLink', { body });
    const actual = (await waiting(owner)).find(
      ({ notificationData }) => notificationData.value === body.subProjectId,
    );
    await owner.request('rejectProjectLink', { query: { notificationId: actual?.id ?? '' } });
    const { isAlreadyRequested, isLinked } = await seen(requester, body.subProjectId);
    ctx.expectEqual('the flags', [isAlreadyRequested, isLinked], [false, false]);
    const employeeId = await getEmployeeId(owner);
    await owner.expectError(409, 'linkSubProject', { body: { ...body, employeeId } });
    await requester.request('requestSubProjectLink', { body });
  },
});
