import { scenario } from '../../../scenario/types.ts';
import { fetchCounts, request, waiting } from '../../../support/notifications.ts';
import { getEmployeeId, seen } from '../../../support/projects.ts';
import { eventsAfter, readLastEventId } from '../../../support/streams.ts';

const hub = 'streamNotifications';

export default scenario({
  title: 'Pending requests go to a new owner; the former owner can no longer respond to them',
  source: 'NOTIF-010, PROJ-034, PROJ-044',
  isExclusive: true,
  async run(ctx) {
    const [former, requester, owner] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const { id, notificationData } = await request(ctx, requester, former);
    const [projectId, subProjectId] = [notificationData.projectId, notificationData.value];
    if (projectId === null || subProjectId === null) return;
    const stored = await request(ctx, requester, former);
    const employeeId = await getEmployeeId(owner);
    const start = await readLastEventId(former, hub);
    await former.request('changeProjectOwner', { query: { projectId, employeeId } });
    const events = await eventsAfter(former, hub, start);
    const actual = events.findLast(({ event }) => event === 'notificationsChanged');
    ctx.expectEqual(
      'the counts that the former one hears',
      actual?.data,
      await fetchCounts(former),
    );
    const isAbout = (each: { notificationData: { value: string | null } }) =>
      each.notificationData.value === subProjectId;
    ctx.expectEqual(
      'what waits for the former owner',
      (await waiting(former)).some(isAbout),
      false,
    );
    const others = (await waiting(former)).map((each) => each.id);
    ctx.expectThat('of another project it still waits', others.includes(stored.id));
    ctx.expectEqual('what waits for the new one', (await waiting(owner)).some(isAbout), true);
    const before = (await waiting(requester)).length;
    await former.expectError(409, 'rejectProjectLink', { query: { notificationId: id } });
    ctx.expectEqual(
      'earlier notifications of the sender',
      (await waiting(requester)).length,
      before,
    );
    const link = { projectId, subProjectId, employeeId };
    await owner.request('linkSubProject', { body: link });
    ctx.expectEqual('the link', (await seen(requester, subProjectId)).isLinked, true);
  },
});
