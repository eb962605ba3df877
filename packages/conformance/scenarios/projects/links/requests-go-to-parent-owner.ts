import { scenario } from '../../../scenario/types.ts';
import { allOf, listNotificationTypes, waiting } from '../../../support/notifications.ts';
import { getEmployeeId, join, link, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'A user requests a link only as themselves; the owner of the parent responds, and the request is deleted with the parent',
  source: 'PROJ-032, PROJ-D03',
  async run(ctx) {
    const [owner, me, other] = [ctx.as('colleague'), ctx.as('member'), ctx.as('admin')];
    // A demo world may notify about any project on the first load.
    await Promise.all([owner, me, other].map(allOf));
    const [ownerId, otherId] = [await getEmployeeId(owner), await getEmployeeId(other)];
    const body = await link(ctx, me, owner);
    const { projectId, subProjectId, employeeId } = body;
    const own = await project(ctx, me);
    await me.expectError(400, 'requestSubProjectLink', { body: { ...body, employeeId: ownerId } });
    await me.expectError(400, 'requestSubProjectLink', {
      body: { ...body, projectId: ctx.uuid() },
    });
    await me.expectError(400, 'requestSubProjectLink', {
      body: { ...body, projectId: subProjectId },
    });
    await me.expectError(400, 'requestSubProjectLink', { body: { ...body, projectId: own } });
    ctx.expectEqual('no request is sent', (await seen(me, subProjectId)).isAlreadyRequested, false);
    await me.request('requestSubProjectLink', { body });
    const actual = (await waiting(owner)).find(
      (each) => each.notificationData.value === subProjectId,
    );
    const { typeId, notificationData: data } = actual ?? { notificationData: null };
    const { name } = await seen(me, subProjectId);
    ctx.expectEqual(
      'the notifications',
      [typeId, data?.projectName, data?.projectId],
      [1, name, projectId],
    );
    ctx.expectEqual('of the parent', data?.messageData, (await seen(owner, projectId)).name);
    const row = async (who: typeof me, id = projectId) => {
      const search = {
        page: 1,
        pageSize: 10,
        sort: null,
        selectedFilter: 'AccessibleToMe',
      } as const;
      const { code } = await seen(owner, id);
      const columnFilters = [{ name: 'code', value: code }];
      const { pmoProjects } = await who.request('searchProjects', {
        body: { ...search, columnFilters },
      });
      return pmoProjects.find((each) => each.id === id);
    };
    ctx.expectEqual('it waits for the owner', (await row(owner))?.isResponse, true);
    ctx.expectEqual('and for nobody else', (await row(other))?.isResponse, false);
    const otherProject = await project(ctx, owner);
    const accept = { projectId, subProjectId, employeeId: ownerId };
    await owner.expectError(409, 'linkSubProject', {
      body: { ...accept, projectId: otherProject },
    });
    await owner.expectError(400, 'linkSubProject', { body: { ...accept, employeeId } });
    await other.expectError(403, 'linkSubProject', { body: { ...accept, employeeId: otherId } });
    await owner.request('linkSubProject', { body: accept });
    ctx.expectEqual(
      'notifications of the sender',
      await listNotificationTypes(me, subProjectId),
      [4],
    );
    ctx.expectEqual('it is no longer pending', (await row(owner))?.isResponse, false);
    const remaining = (await waiting(owner)).some(
      (each) => each.notificationData.value === subProjectId,
    );
    ctx.expectEqual('whether it can still be denied', remaining, false);
    const deleted = await link(ctx, me, owner);
    await me.request('requestSubProjectLink', { body: deleted });
    await owner.request('deleteProject', { path: { id: deleted.projectId } });
    const freed = await seen(me, deleted.subProjectId);
    ctx.expectEqual('a request goes with the parent', freed.isAlreadyRequested, false);
    const parent = await subProject(ctx, other, await project(ctx, other));
    await other.request('changeProjectOwner', {
      query: { projectId: parent, employeeId: ownerId },
    });
    await join(owner, parent, me);
    const above = { ...(await link(ctx, me, owner)), projectId: parent };
    await me.request('requestSubProjectLink', { body: above });
    const countReceived = async (who: typeof me) =>
      (await waiting(who)).some((each) => each.notificationData.value === above.subProjectId);
    ctx.expectEqual(
      'told is who owns it, not who made it',
      [await countReceived(owner), await countReceived(other)],
      [true, false],
    );
    const waits = [await row(owner, parent), await row(other, parent), await row(me, parent)];
    ctx.expectEqual(
      'it waits for an owner above, too',
      waits.map((each) => each?.isResponse),
      [true, true, false],
    );
    const ring = await link(ctx, me, owner);
    await me.request('requestSubProjectLink', { body: ring });
    const below = await subProject(ctx, me, ring.subProjectId);
    await me.expectError(400, 'requestSubProjectLink', { body: { ...ring, projectId: below } });
    const deep = await subProject(ctx, me, below);
    await me.request('changeProjectOwner', { query: { projectId: deep, employeeId: ownerId } });
    const parents = async (id: string) =>
      (await me.request('getParentProjectsForLinking', { path: { id } })).parentProjects.map(
        (each) => each.id,
      );
    const found = await parents(ring.subProjectId);
    ctx.expectEqual(
      'others’ projects are offered that the person sees, own ones and those below are not',
      [ring.projectId, otherProject, own, below, deep].map((id) => found.includes(id)),
      [true, false, false, false, false],
    );
    const { id: userId } = (await me.request('getProfile')).profile;
    const owned = await me.request('getOwnedProjects', { query: { userId, projectId: own } });
    const ids = new Set(owned.ownedProjects.map((each) => each.id));
    ctx.expectEqual(
      'owned are own ones but itself',
      [subProjectId, own, ring.projectId].map((id) => ids.has(id)),
      [true, false, false],
    );
    const { ownedBy } = await seen(me, own);
    ctx.expectThat(
      'they name their owner',
      owned.ownedProjects.every((each) => each.ownedBy === ownedBy),
    );
    const { id: ownersId } = (await owner.request('getProfile')).profile;
    const theirs = await me.request('getOwnedProjects', {
      query: { userId: ownersId, projectId: own },
    });
    const shown = new Set(theirs.ownedProjects.map((each) => each.id));
    ctx.expectEqual(
      'of another, those that the person sees',
      [ring.projectId, otherProject].map((id) => shown.has(id)),
      [true, false],
    );
    await me.expectError(404, 'getOwnedProjects', {
      query: { userId: ctx.uuid(), projectId: own },
    });
  },
});
