import { scenario } from '../../../scenario/types.ts';
import { allOf, fetchCounts, waiting } from '../../../support/notifications.ts';
import { getEmployeeId, link } from '../../../support/projects.ts';

export default scenario({
  title:
    'A request to link a project is completed when that project or the parent is deleted, and the bell no longer counts it',
  source: 'NOTIF-010, PROJ-032',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('colleague'), ctx.as('member')];
    await Promise.all([owner, me].map(allOf));
    const ownerId = await getEmployeeId(owner);
    for (const deleted of ['sub-project', 'parent'] as const) {
      const { requestTrackingPendingCount: before } = await fetchCounts(owner);
      const body = await link(ctx, me, owner);
      await me.request('requestSubProjectLink', { body });
      const isWaiting = async () =>
        (await waiting(owner)).some((each) => each.notificationData.value === body.subProjectId);
      ctx.expectThat('the owner gets the request', await isWaiting());
      if (deleted === 'parent') {
        await owner.request('deleteProject', { path: { id: body.projectId } });
      } else await me.request('deleteProject', { path: { id: body.subProjectId } });
      ctx.expectEqual(`whether it waits once the ${deleted} is deleted`, await isWaiting(), false);
      const { requestTrackingPendingCount: after } = await fetchCounts(owner);
      ctx.expectEqual(`the count once the ${deleted} is deleted`, after, before);
      const accept = { body: { ...body, employeeId: ownerId } };
      await owner.expectError(404, 'linkSubProject', accept);
    }
  },
});
