import { scenario } from '../../../scenario/types.ts';
import { waiting } from '../../../support/notifications.ts';
import { getEmployeeId, link, seen } from '../../../support/projects.ts';

export default scenario({
  title: 'Of two answers to a request at the same time one succeeds, and the other is a conflict',
  source: 'PROJ-032, NOTIF-041',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    await waiting(owner);
    for (const way of ['project', 'notification'] as const) {
      const body = await link(ctx, me, owner);
      const { projectId, subProjectId } = body;
      await me.request('requestSubProjectLink', { body });
      const found = (await waiting(owner)).find(
        ({ notificationData }) => notificationData.value === subProjectId,
      );
      const accept = { body: { ...body, employeeId: await getEmployeeId(owner) } };
      const [accepted, denied] = await Promise.all([
        owner.call('linkSubProject', accept),
        way === 'project'
          ? owner.call('denySubProjectRequest', { body: { projectId, subProjectId } })
          : owner.call('rejectProjectLink', { query: { notificationId: found?.id ?? '' } }),
      ]);
      const statuses = [accepted.status, denied.status];
      ctx.expectEqual(
        `the answers, denied in the ${way}`,
        statuses.toSorted((a, b) => a - b),
        [200, 409],
      );
      const { linkState } = await seen(me, subProjectId);
      ctx.expectEqual('the result', linkState, accepted.status === 200 ? 'linked' : 'none');
    }
  },
});
