import { scenario } from '../../scenario/types.ts';
import { allOf, newsOf } from '../../support/notifications.ts';
import { employee } from '../../support/people.ts';
import { employeeIdOf, project, seen, subProject } from '../../support/projects.ts';

export default scenario({
  title: 'The new owner hears of it, and the former one when somebody above has done it',
  source: 'PROJ-028, PROJ-044, PROJ-034',
  async run(kit) {
    const [owner, me, other] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    // A demo world may be told news of any project at the first look.
    await Promise.all([owner, me, other].map(allOf));
    const [ownerId, meId, otherId] = await Promise.all([owner, me, other].map(employeeIdOf));
    const top = await project(kit, owner);
    const projectId = await subProject(kit, owner, top);
    const change = (employeeId: string | undefined) => ({
      query: { projectId, employeeId: employeeId ?? '' },
    });
    const gone = await employee(kit, owner);
    await owner.ask('setEmployeeState', { body: { id: gone.id, isActive: false } });
    await owner.refused(409, 'changeProjectOwner', change(ownerId));
    await owner.refused(404, 'changeProjectOwner', change(kit.uuid()));
    await owner.refused(400, 'changeProjectOwner', change(gone.id));
    const { member } = await owner.ask('changeProjectOwner', change(meId));
    kit.expectEqual(
      'the new owner is a member',
      [member.employeeId, member.isActiveMember],
      [meId, true],
    );
    kit.expectEqual('what the new owner hears', await newsOf(me, projectId), [3]);
    kit.expectEqual('what whoever did it hears', await newsOf(owner, projectId), []);
    const former = await seen(owner, projectId);
    const stays = former.members.some((each) => each.employeeId === ownerId && each.isActiveMember);
    kit.expectThat('the former owner stays a member', stays);
    const { code, name } = former;
    await me.ask('updateProject', { body: { id: projectId, code, name, description: 'Mine.' } });
    const changed = await seen(owner, projectId);
    const nameOf = (id: string | undefined) =>
      changed.members.find(({ employeeId }) => employeeId === id)?.fullName;
    kit.expectEqual(
      'who made it and who owns it',
      [changed.createdBy, changed.ownedBy],
      [nameOf(ownerId), nameOf(meId)],
    );
    const { subProjects } = await owner.ask('getProject', { path: { id: top } });
    kit.expectEqual('the owner among sub-projects', subProjects[0]?.employeeName, nameOf(meId));
    await owner.ask('changeProjectOwner', change(otherId));
    kit.expectEqual('what the next one hears', await newsOf(other, projectId), [3]);
    const heard = (await newsOf(me, projectId)).toSorted((a, b) => a - b);
    kit.expectEqual('what the one who lost it hears', heard, [3, 9]);
  },
});
