import { scenario } from '../../scenario/types.ts';
import { countsOf, request, waiting } from '../../support/notifications.ts';
import { employeeIdOf, seen } from '../../support/projects.ts';
import { eventsAfter, lastHeard } from '../../support/streams.ts';

const hub = 'streamNotifications';

export default scenario({
  title: 'Requests go on to a new owner; the former one cannot answer them any more',
  source: 'NOTIF-010, PROJ-034, PROJ-044',
  isAlone: true,
  async run(kit) {
    const [former, asking, owner] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    const { id, notificationData } = await request(kit, asking, former);
    const [projectId, subProjectId] = [notificationData.projectId, notificationData.value];
    if (projectId === null || subProjectId === null) return;
    const kept = await request(kit, asking, former);
    const employeeId = await employeeIdOf(owner);
    const start = await lastHeard(former, hub);
    await former.ask('changeProjectOwner', { query: { projectId, employeeId } });
    const heard = await eventsAfter(former, hub, start);
    const told = heard.findLast(({ event }) => event === 'notificationsChanged');
    kit.expectEqual('the counts that the former one hears', told?.data, await countsOf(former));
    const isAbout = (each: { notificationData: { value: string | null } }) =>
      each.notificationData.value === subProjectId;
    kit.expectEqual(
      'what waits for the former owner',
      (await waiting(former)).some(isAbout),
      false,
    );
    const others = (await waiting(former)).map((each) => each.id);
    kit.expectThat('of another project it still waits', others.includes(kept.id));
    kit.expectEqual('what waits for the new one', (await waiting(owner)).some(isAbout), true);
    const before = (await waiting(asking)).length;
    await former.refused(409, 'rejectProjectLink', { query: { notificationId: id } });
    kit.expectEqual('what the sender heard', (await waiting(asking)).length, before);
    const link = { projectId, subProjectId, employeeId };
    await owner.ask('linkSubProject', { body: link });
    kit.expectEqual('the link', (await seen(asking, subProjectId)).isLinked, true);
  },
});
