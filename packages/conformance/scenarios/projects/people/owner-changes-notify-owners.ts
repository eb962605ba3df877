import { scenario } from '../../../scenario/types.ts';
import { allOf, listNotificationTypes } from '../../../support/notifications.ts';
import { employee } from '../../../support/people.ts';
import { getEmployeeId, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'A new owner is notified, and so is the former one if the owner of a project above made the change',
  source: 'PROJ-028, PROJ-044, PROJ-034',
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    // A demo world may notify about any project on the first load.
    await Promise.all([owner, me, other].map(allOf));
    const [ownerId, meId, otherId] = await Promise.all([owner, me, other].map(getEmployeeId));
    const top = await project(ctx, owner);
    const projectId = await subProject(ctx, owner, top);
    const change = (employeeId: string | undefined) => ({
      query: { projectId, employeeId: employeeId ?? '' },
    });
    const deleted = await employee(ctx, owner);
    await owner.request('setEmployeeState', { body: { id: deleted.id, isActive: false } });
    await owner.expectError(409, 'changeProjectOwner', change(ownerId));
    await owner.expectError(404, 'changeProjectOwner', change(ctx.uuid()));
    await owner.expectError(400, 'changeProjectOwner', change(deleted.id));
    const { member } = await owner.request('changeProjectOwner', change(meId));
    ctx.expectEqual(
      'the new owner is a member',
      [member.employeeId, member.isActiveMember],
      [meId, true],
    );
    ctx.expectEqual(
      'notifications of the new owner',
      await listNotificationTypes(me, projectId),
      [3],
    );
    ctx.expectEqual(
      'notifications of the user who did it',
      await listNotificationTypes(owner, projectId),
      [],
    );
    const former = await seen(owner, projectId);
    const stays = former.members.some((each) => each.employeeId === ownerId && each.isActiveMember);
    ctx.expectThat('the former owner stays a member', stays);
    const { code, name } = former;
    await me.request('updateProject', {
      body: { id: projectId, code, name, description: 'Mine.' },
    });
    const changed = await seen(owner, projectId);
    const getName = (id: string | undefined) =>
      changed.members.find(({ employeeId }) => employeeId === id)?.fullName;
    ctx.expectEqual(
      'who made it and who owns it',
      [changed.createdBy, changed.ownedBy],
      [getName(ownerId), getName(meId)],
    );
    const { subProjects } = await owner.request('getProject', { path: { id: top } });
    ctx.expectEqual('the owner among sub-projects', subProjects[0]?.employeeName, getName(meId));
    await owner.request('changeProjectOwner', change(otherId));
    ctx.expectEqual(
      'notifications of the next user',
      await listNotificationTypes(other, projectId),
      [3],
    );
    const types = (await listNotificationTypes(me, projectId)).toSorted((a, b) => a - b);
    ctx.expectEqual('notifications of the former assignee', types, [3, 9]);
  },
});
