import { scenario, type Actor } from '../../scenario/types.ts';
import { listNotificationTypes, waiting } from '../../support/notifications.ts';
import { getEmployeeId, join, link, project, seen, subProject } from '../../support/projects.ts';

export default scenario({
  title:
    'A request cannot be accepted once its parent is below the sub-project; its sender is notified, whoever then owns the sub-project',
  source: 'NOTIF-004, PROJ-032',
  isExclusive: true,
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const [ownerId, otherId] = [await getEmployeeId(owner), await getEmployeeId(other)];
    const body = {
      projectId: await project(ctx, owner),
      subProjectId: await project(ctx, me),
      employeeId: await getEmployeeId(me),
    };
    await join(owner, body.projectId, me);
    const below = await subProject(ctx, me, body.subProjectId);
    await me.request('requestSubProjectLink', { body });
    const back = { projectId: below, subProjectId: body.projectId, employeeId: ownerId };
    await owner.request('requestSubProjectLink', { body: back });
    await me.request('linkSubProject', { body: { ...back, employeeId: body.employeeId } });
    const accept = { body: { ...body, employeeId: ownerId } };
    await owner.expectError(400, 'linkSubProject', accept);
    const { isAlreadyRequested } = await seen(me, body.subProjectId);
    ctx.expectEqual('the request waits still', isAlreadyRequested, true);

    const given = await link(ctx, me, owner);
    await me.request('requestSubProjectLink', { body: given });
    const query = { projectId: given.subProjectId, employeeId: otherId };
    await me.request('changeProjectOwner', { query });
    await owner.request('linkSubProject', { body: { ...given, employeeId: ownerId } });
    const actual = [
      await listNotificationTypes(me, given.subProjectId),
      await listNotificationTypes(other, given.subProjectId),
    ];
    ctx.expectThat('the requester is notified', actual[0]?.includes(4) ?? false);
    ctx.expectThat('who owns it now is not', !actual[1]?.includes(4));

    const both = [await link(ctx, me, owner), await project(ctx, me)] as const;
    const requested = [both[0], { ...both[0], subProjectId: both[1] }];
    for (const one of requested) await me.request('requestSubProjectLink', { body: one });
    const isRequested = async (who: Actor) => {
      const about = new Set((await waiting(who)).map((each) => each.notificationData.value));
      return requested.map(({ subProjectId }) => about.has(subProjectId));
    };
    ctx.expectEqual('the owner gets the request', await isRequested(owner), [true, true]);
    await owner.request('changeProjectOwner', {
      query: { projectId: both[0].projectId, employeeId: otherId },
    });
    ctx.expectEqual('and no more once another owns it', await isRequested(owner), [false, false]);
    ctx.expectEqual('who owns it now is', await isRequested(other), [true, true]);
  },
});
