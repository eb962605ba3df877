import { scenario } from '../../../scenario/types.ts';
import { isInOrder } from '../../../support/order.ts';
import { allOf, listNotificationTypes } from '../../../support/notifications.ts';
import { employee } from '../../../support/people.ts';
import {
  bookOn,
  getEmployeeId,
  join,
  joint,
  project,
  seen,
  task,
} from '../../../support/projects.ts';

export default scenario({
  title:
    'Members are active employees and are notified; a member with time on the project stays as a former member',
  source: 'PROJ-086, PROJ-034, PROJ-018',
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    // A demo world may notify about any project on the first load.
    await Promise.all([owner, me].map(allOf));
    const projectId = await project(ctx, owner);
    const offered = async () =>
      (await owner.request('getEligibleProjectMembers', { path: { id: projectId } }))
        .projectMembersDetailView;
    const deleted = await employee(ctx, owner);
    const isOffered = async (id: string) =>
      (await offered()).some((each) => each.employeeId === id);
    ctx.expectEqual('whether an employee is offered', await isOffered(deleted.id), true);
    await owner.request('setEmployeeState', { body: { id: deleted.id, isActive: false } });
    ctx.expectEqual('whether one who left is', await isOffered(deleted.id), false);
    const pair = (employeeId: string) => ({ projectId, employeeId });
    await owner.expectError(400, 'addProjectMember', { body: pair(deleted.id) });
    await owner.expectError(400, 'addProjectMember', { body: pair(ctx.uuid()) });
    const id = await join(owner, projectId, me);
    ctx.expectEqual('notifications of the member', await listNotificationTypes(me, projectId), [2]);

    ctx.expectEqual(
      'notifications of the owner',
      await listNotificationTypes(owner, projectId),
      [],
    );
    await owner.expectError(409, 'addProjectMember', { body: pair(id) });
    ctx.expectEqual('whether a member is offered', await isOffered(id), false);
    const ownerId = await getEmployeeId(owner);
    await me.expectError(403, 'removeProjectMember', { query: pair(ownerId) });
    await owner.expectError(409, 'removeProjectMember', { query: pair(ownerId) });
    await owner.expectError(404, 'removeProjectMember', { query: pair(ctx.uuid()) });
    await me.request('removeProjectMember', { query: pair(id) });
    const without = (await seen(owner, projectId)).members.map((each) => each.employeeId);
    ctx.expectEqual('without time', without, [ownerId]);
    await owner.expectError(404, 'removeProjectMember', { query: pair(id) });
    const taskId = await task(ctx, owner, projectId);
    await join(owner, projectId, me);
    const entry = await bookOn(ctx, me, taskId);
    const isForDefaults = async () =>
      (await me.request('getValidProjectsForDefaults')).pmoProjectsKVP.some(
        ({ key }) => key === projectId,
      );
    ctx.expectEqual('whether a member may take it as default', await isForDefaults(), true);
    const { id: stays } = await employee(ctx, owner);
    await owner.request('addProjectMember', { body: pair(stays) });
    const { members } = await owner.request('removeProjectMember', { query: pair(id) });
    ctx.expectEqual('whether a former member may', await isForDefaults(), false);
    ctx.expectEqual(
      'who takes part, and who has taken part last',
      members.map((each) => each.isActiveMember),
      [true, true, false],
    );
    const last = members.at(-1);
    ctx.expectEqual('with time', [last?.employeeId, last?.timeEffortAsString], [id, '1 Hrs 0 m']);
    const former = (await offered()).find((each) => each.employeeId === id);
    ctx.expectEqual('offered with it', former?.timeEffortAsString, '1 Hrs 0 m');
    await me.expectError(404, 'getProject', { path: { id: projectId } });
    await join(owner, projectId, me);
    await join(owner, projectId, other);
    const names = (await seen(me, projectId)).members.map(({ fullName }) => fullName);
    ctx.expectThat('members are listed by name', isInOrder(names));
    await me.request('deleteClockWorkEntries', { body: [entry] });
    const below = await joint(ctx, owner, other);
    ctx.expectEqual('users who joined another tenant', (await seen(other, below)).isMember, true);
    const { activeUsers } = await owner.request('getActiveUsers');
    const listed = new Set(activeUsers.map((each) => each.employeeId));
    ctx.expectEqual(
      'active users',
      [id, deleted.id].map((each) => listed.has(each)),
      [true, false],
    );
    const shown = activeUsers.map(({ fullName }) => fullName);
    ctx.expectThat('they are listed by name', isInOrder(shown));
  },
});
