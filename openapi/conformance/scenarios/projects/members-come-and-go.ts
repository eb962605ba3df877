import { scenario } from '../../scenario/types.ts';
import { isInOrder } from '../../support/order.ts';
import { allOf, newsOf } from '../../support/notifications.ts';
import { employee } from '../../support/people.ts';
import { bookOn, employeeIdOf, join, joint, project, seen, task } from '../../support/projects.ts';

export default scenario({
  title: 'Members are active employees, told of it; who has time there stays as a former one',
  source: 'PROJ-086, PROJ-034, PROJ-018',
  async run(kit) {
    const [owner, me, other] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    // A demo world may be told news of any project at the first look.
    await Promise.all([owner, me].map(allOf));
    const projectId = await project(kit, owner);
    const offered = async () =>
      (await owner.ask('getEligibleProjectMembers', { path: { id: projectId } }))
        .projectMembersDetailView;
    const gone = await employee(kit, owner);
    const isOffered = async (id: string) =>
      (await offered()).some((each) => each.employeeId === id);
    kit.expectEqual('whether an employee is offered', await isOffered(gone.id), true);
    await owner.ask('setEmployeeState', { body: { id: gone.id, isActive: false } });
    kit.expectEqual('whether one who left is', await isOffered(gone.id), false);
    const pair = (employeeId: string) => ({ projectId, employeeId });
    await owner.refused(400, 'addProjectMember', { body: pair(gone.id) });
    await owner.refused(400, 'addProjectMember', { body: pair(kit.uuid()) });
    const id = await join(owner, projectId, me);
    kit.expectEqual('what the member hears', await newsOf(me, projectId), [2]);

    kit.expectEqual('what the owner hears', await newsOf(owner, projectId), []);
    await owner.refused(409, 'addProjectMember', { body: pair(id) });
    kit.expectEqual('whether a member is offered', await isOffered(id), false);
    const ownerId = await employeeIdOf(owner);
    await me.refused(403, 'removeProjectMember', { query: pair(ownerId) });
    await owner.refused(409, 'removeProjectMember', { query: pair(ownerId) });
    await owner.refused(404, 'removeProjectMember', { query: pair(kit.uuid()) });
    await me.ask('removeProjectMember', { query: pair(id) });
    const without = (await seen(owner, projectId)).members.map((each) => each.employeeId);
    kit.expectEqual('without time', without, [ownerId]);
    await owner.refused(404, 'removeProjectMember', { query: pair(id) });
    const taskId = await task(kit, owner, projectId);
    await join(owner, projectId, me);
    const entry = await bookOn(kit, me, taskId);
    const isForDefaults = async () =>
      (await me.ask('getValidProjectsForDefaults')).pmoProjectsKVP.some(
        ({ key }) => key === projectId,
      );
    kit.expectEqual('whether a member may take it as default', await isForDefaults(), true);
    const { id: stays } = await employee(kit, owner);
    await owner.ask('addProjectMember', { body: pair(stays) });
    const { members } = await owner.ask('removeProjectMember', { query: pair(id) });
    kit.expectEqual('whether a former member may', await isForDefaults(), false);
    kit.expectEqual(
      'who takes part, and who has taken part last',
      members.map((each) => each.isActiveMember),
      [true, true, false],
    );
    const last = members.at(-1);
    kit.expectEqual('with time', [last?.employeeId, last?.timeEffortAsString], [id, '1 Hrs 0 m']);
    const former = (await offered()).find((each) => each.employeeId === id);
    kit.expectEqual('offered with it', former?.timeEffortAsString, '1 Hrs 0 m');
    await me.refused(404, 'getProject', { path: { id: projectId } });
    await join(owner, projectId, me);
    await join(owner, projectId, other);
    const names = (await seen(me, projectId)).members.map(({ fullName }) => fullName);
    kit.expectThat('members are listed by name', isInOrder(names));
    await me.ask('deleteClockWorkEntries', { body: [entry] });
    const below = await joint(kit, owner, other);
    kit.expectEqual('who joined elsewhere', (await seen(other, below)).isMember, true);
    const { activeUsers } = await owner.ask('getActiveUsers');
    const listed = new Set(activeUsers.map((each) => each.employeeId));
    kit.expectEqual(
      'active users',
      [id, gone.id].map((each) => listed.has(each)),
      [true, false],
    );
    const shown = activeUsers.map(({ fullName }) => fullName);
    kit.expectThat('they are listed by name', isInOrder(shown));
  },
});
