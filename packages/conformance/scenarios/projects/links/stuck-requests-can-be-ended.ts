import { scenario } from '../../../scenario/types.ts';
import {
  allOf,
  fetchCounts,
  listNotificationTypes,
  waiting,
} from '../../../support/notifications.ts';
import { getEmployeeId, join, link, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'A request whose notification was completed without an answer can still be denied or withdrawn, and never holds the sub-project for good',
  source: 'PROJ-032, NOTIF-041',
  isExclusive: true,
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    // A demo world may notify about any project on the first load.
    await Promise.all([owner, me, other].map(allOf));
    const body = await link(ctx, me, owner);
    const { projectId, subProjectId } = body;
    await join(owner, projectId, other);
    const answer = { body: { projectId, subProjectId } };
    const accept = { body: { ...body, employeeId: await getEmployeeId(owner) } };
    const find = async () =>
      (await waiting(owner)).find(
        ({ notificationData }) => notificationData.value === subProjectId,
      );
    const complete = async () => {
      await me.request('requestSubProjectLink', { body });
      await owner.request('completeNotification', {
        query: { notificationId: (await find())?.id ?? '' },
      });
      ctx.expectEqual('it still waits', (await seen(me, subProjectId)).linkState, 'requested');
    };
    await complete();
    await other.expectError(403, 'denySubProjectRequest', answer);
    await owner.expectError(404, 'denySubProjectRequest', {
      body: { projectId, subProjectId: ctx.uuid() },
    });
    await owner.request('denySubProjectRequest', answer);
    ctx.expectEqual('once denied', (await seen(me, subProjectId)).linkState, 'none');
    ctx.expectEqual(
      'notifications of the sender',
      await listNotificationTypes(me, subProjectId),
      [8],
    );
    await owner.expectError(409, 'denySubProjectRequest', answer);
    await owner.expectError(409, 'linkSubProject', accept);

    await complete();
    await me.request('withdrawSubProjectRequest', { path: { id: subProjectId } });
    const free = await seen(me, subProjectId);
    ctx.expectEqual('once withdrawn', [free.linkState, free.isLinked], ['none', false]);
    await me.expectError(409, 'withdrawSubProjectRequest', { path: { id: subProjectId } });
    await owner.expectError(409, 'linkSubProject', accept);

    const before = await fetchCounts(owner);
    await me.request('requestSubProjectLink', { body });
    await other.expectError(404, 'withdrawSubProjectRequest', { path: { id: subProjectId } });
    await me.request('withdrawSubProjectRequest', { path: { id: subProjectId } });
    ctx.expectThat('a withdrawn one no longer waits for its owner', !(await find()));
    ctx.expectEqual('nor in the bell', await fetchCounts(owner), before);
    await me.request('markAsApexProject', { path: { id: subProjectId } });
    ctx.expectEqual('the mark', (await seen(me, subProjectId)).linkState, 'apex');
  },
});
