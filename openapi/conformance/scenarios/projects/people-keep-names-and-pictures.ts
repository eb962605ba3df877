import { scenario } from '../../scenario/types.ts';
import { add, start } from '../../support/clockwork.ts';
import { employee, seen as personSeen } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { project, seen, subProject, task } from '../../support/projects.ts';
import { linkedTo, newOrganization } from '../../support/registration.ts';

export default scenario({
  title: 'A project shows its people with name and picture, also those who have left since',
  source: 'PEOPL-005, ENGAG-040',
  async run(kit) {
    let me = await newOrganization(kit);
    const { id: userId } = await profileOf(me);
    const [owner, next] = [await employee(kit, me, { isTeamLead: false }), await employee(kit, me)];
    await me.ask('updateSecurityUser', { body: { id: userId, employeeId: owner.id } });
    await me.ask('uploadProfileImage', { body: { file: kit.file('png') } });
    const { profileImageUrl } = await personSeen(me, owner.id);
    kit.expectThat('there is a picture', profileImageUrl !== null);
    const id = await project(kit, me);
    const beside = await project(kit, me);
    const sub = await subProject(kit, me, id);
    const taskId = await task(kit, me, id);
    const others = [await employee(kit, me), await employee(kit, me), await employee(kit, me)];
    for (const { id: employeeId } of others) {
      await me.ask('addProjectMember', { body: { projectId: id, employeeId } });
    }
    await me.ask('addImpediment', {
      body: { projectId: id, impediments: kit.name('Impediment') },
    });
    const day = kit.day(-3);
    const booked = await add(kit, me, { day, from: '09:00', to: '10:00' });
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id: booked.id }] });
    await me.ask('updateWorkStatus', { query: { isWFO: true }, body: [{ id: booked.id }] });
    const bare = await add(kit, me, { day, from: '11:00', to: '11:30' });
    const entryPayLoad = { id: bare.id, projectId: id };
    await me.ask('postClockWork', { body: { type: 'update', entryPayLoad } });

    const runs = await start(kit, me, kit.minutesFromNow(-10.5));
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id: runs }] });

    const shown = async () => {
      const overview = await seen(me, id);
      const { subProjects } = await me.ask('getProject', { path: { id } });
      const { projectImpediments } = await me.ask('getProjectImpediments', {
        path: { projectId: id },
      });
      const { pmoProjects } = await me.ask('searchProjects', {
        body: { page: 1, pageSize: 50, sort: null, columnFilters: [] },
      });
      const { parentProjects } = await me.ask('getParentProjectsForLinking', {
        path: { id: sub },
      });
      const whole = overview.members.find(({ employeeId }) => employeeId === owner.id);
      return {
        owner: [overview.createdBy, overview.ownedBy],
        member: [whole?.fullName, whole?.profileImageUrl, whole?.mediaFileId],
        effort: [whole?.timeEffortAsString, overview.tasks[0]?.timeEffortAsString],
        sub: subProjects.map((each) => [each.id, each.employeeName, each.profileImageUrl]),
        impediment: projectImpediments.map((each) => [each.creatorName, each.profileImageUrl]),
        listed: pmoProjects.map((each) => [each.createdBy, each.ownedBy]),
        offered: parentProjects.filter((each) => each.id === beside).map(({ ownedBy }) => ownedBy),
      };
    };
    const picture = profileImageUrl?.split('/').at(-1);
    const name = owner.fullName;
    const expected = {
      owner: [name, name],
      member: [name, profileImageUrl, picture],
      effort: ['1 Hrs 40 m', '1 Hrs 10 m'],
      sub: [[sub, name, profileImageUrl]],
      impediment: [[name, profileImageUrl]],
      listed: [
        [name, name],
        [name, name],
        [name, name],
      ],
      // Only other people's projects are asked for a link.
      offered: [] as string[],
    };
    kit.expectEqual('what is shown', await shown(), expected);
    const names = (await seen(me, id)).members.map(({ fullName }) => fullName);
    const all = [owner, ...others].map(({ fullName }) => fullName);
    kit.expectEqual(
      'the members, by name',
      names,
      all.toSorted((a, b) => a.localeCompare(b)),
    );
    const { projectMembersDetailView } = await me.ask('getEligibleProjectMembers', {
      path: { id: beside },
    });
    const offered = new Set(projectMembersDetailView.map(({ employeeId }) => employeeId));
    kit.expectThat(
      'all who have not left could be members of another project',
      [next, ...others].every((each) => offered.has(each.id)),
    );
    kit.expectThat('who is a member already could not', !offered.has(owner.id));
    me = await linkedTo(kit, me, next.id);
    await me.ask('setEmployeeState', { body: { id: owner.id, isActive: false } });
    // The entry that ran was ended with the link, in whichever minute that was.
    const [{ effort: _ended, ...after }, { effort: _ran, ...before }] = [await shown(), expected];
    kit.expectEqual('what is shown once its owner has left', after, { ...before, offered: [name] });
  },
});
