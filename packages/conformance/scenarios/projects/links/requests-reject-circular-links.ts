import { scenario, type Actor } from '../../../scenario/types.ts';
import { listNotificationTypes, waiting } from '../../../support/notifications.ts';
import { getEmployeeId, join, link, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'A request ends once its parent is below the sub-project, and of two crossed requests the second is rejected; who waits for a response is notified, and so is the new owner of the sub-project',
  source: 'NOTIF-004, PROJ-032',
  isExclusive: true,
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const [ownerId, otherId] = [await getEmployeeId(owner), await getEmployeeId(other)];
    const employeeId = await getEmployeeId(me);
    const body = {
      projectId: await project(ctx, owner),
      subProjectId: await project(ctx, me),
      employeeId,
    };
    await join(owner, body.projectId, me);
    const below = await subProject(ctx, me, body.subProjectId);
    const change = { projectId: below, employeeId: ownerId };
    await me.request('changeProjectOwner', { query: change });
    await me.request('requestSubProjectLink', { body });
    const crossed = { subProjectId: body.projectId, employeeId: ownerId };
    await join(me, body.subProjectId, owner);
    await owner.expectError(409, 'requestSubProjectLink', {
      body: { ...crossed, projectId: body.subProjectId },
    });
    const { parentProjects } = await owner.request('getParentProjectsForLinking', {
      path: { id: body.projectId },
    });
    ctx.expectThat(
      'the crossing project is not offered',
      parentProjects.every(({ id }) => id !== body.subProjectId),
    );
    await owner.request('linkSubProjectToOwned', { body: { ...crossed, projectId: below } });
    const accept = { body: { ...body, employeeId: ownerId } };
    await owner.expectError(409, 'linkSubProject', accept);
    const { isAlreadyRequested } = await seen(me, body.subProjectId);
    ctx.expectEqual('whether the request still waits', isAlreadyRequested, false);
    ctx.expectThat(
      'its sender is notified',
      (await listNotificationTypes(me, body.subProjectId)).includes(8),
    );

    const given = await link(ctx, me, owner);
    await me.request('requestSubProjectLink', { body: given });
    const query = { projectId: given.subProjectId, employeeId: otherId };
    await me.request('changeProjectOwner', { query });
    await owner.request('linkSubProject', { body: { ...given, employeeId: ownerId } });
    for (const [who, name] of [
      [me, 'the requester'],
      [other, 'the new owner'],
    ] as const) {
      const types = await listNotificationTypes(who, given.subProjectId);
      ctx.expectThat(`${name} is notified of the response`, types.includes(4));
    }

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
