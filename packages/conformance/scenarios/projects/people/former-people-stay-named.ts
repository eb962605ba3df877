import { scenario } from '../../../scenario/types.ts';
import { add, start } from '../../../support/clockwork.ts';
import { employee, seen as personSeen } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { project, seen, subProject, task } from '../../../support/projects.ts';
import { linkedTo, newOrganization } from '../../../support/registration.ts';
import { isInOrder } from '../../../support/order.ts';

export default scenario({
  title: 'A project shows its people with name and picture, also after they have left',
  source: 'PEOPL-005, ENGAG-040',
  async run(ctx) {
    let me = await newOrganization(ctx);
    const { id: userId } = await fetchProfile(me);
    const [owner, next] = [await employee(ctx, me, { isTeamLead: false }), await employee(ctx, me)];
    await me.request('updateSecurityUser', { body: { id: userId, employeeId: owner.id } });
    await me.request('uploadProfileImage', { body: { file: ctx.file('png') } });
    const { profileImageUrl } = await personSeen(me, owner.id);
    ctx.expectThat('there is a picture', profileImageUrl !== null);
    const id = await project(ctx, me);
    const otherProject = await project(ctx, me);
    const sub = await subProject(ctx, me, id);
    const taskId = await task(ctx, me, id);
    const others = [await employee(ctx, me), await employee(ctx, me), await employee(ctx, me)];
    for (const { id: employeeId } of others) {
      await me.request('addProjectMember', { body: { projectId: id, employeeId } });
    }
    await me.request('addImpediment', {
      body: { projectId: id, impediments: ctx.name('Impediment') },
    });
    const day = ctx.day(-3);
    const booked = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id: booked.id }] });
    await me.request('updateWorkStatus', { query: { isWFO: true }, body: [{ id: booked.id }] });
    const bare = await add(ctx, me, { day, from: '11:00', to: '11:30' });
    const entryPayLoad = { id: bare.id, projectId: id };
    await me.request('postClockWork', { body: { type: 'update', entryPayLoad } });

    const runs = await start(ctx, me, ctx.minutesFromNow(-10.5));
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id: runs }] });

    const shown = async () => {
      const overview = await seen(me, id);
      const { subProjects } = await me.request('getProject', { path: { id } });
      const { projectImpediments } = await me.request('getProjectImpediments', {
        path: { projectId: id },
      });
      const { pmoProjects } = await me.request('searchProjects', {
        body: { page: 1, pageSize: 50, sort: null, columnFilters: [] },
      });
      const { parentProjects } = await me.request('getParentProjectsForLinking', {
        path: { id: sub },
      });
      const full = overview.members.find(({ employeeId }) => employeeId === owner.id);
      return {
        owner: [overview.createdBy, overview.ownedBy],
        member: [full?.fullName, full?.profileImageUrl, full?.mediaFileId],
        effort: [full?.timeEffortAsString, overview.tasks[0]?.timeEffortAsString],
        sub: subProjects.map((each) => [each.id, each.employeeName, each.profileImageUrl]),
        impediment: projectImpediments.map((each) => [each.creatorName, each.profileImageUrl]),
        listed: pmoProjects.map((each) => [each.createdBy, each.ownedBy]),
        offered: parentProjects
          .filter((each) => each.id === otherProject)
          .map(({ ownedBy }) => ownedBy),
      };
    };
    const image = profileImageUrl?.split('/').at(-1);
    const name = owner.fullName;
    const expected = {
      owner: [name, name],
      member: [name, profileImageUrl, image],
      effort: ['1 Hrs 40 m', '1 Hrs 10 m'],
      sub: [[sub, name, profileImageUrl]],
      impediment: [[name, profileImageUrl]],
      listed: [
        [name, name],
        [name, name],
        [name, name],
      ],
      // A link can only be requested for other people's projects.
      offered: [] as string[],
    };
    ctx.expectEqual('what is shown', await shown(), expected);
    const names = (await seen(me, id)).members.map(({ fullName }) => fullName);
    const all = [owner, ...others].map(({ fullName }) => fullName);
    ctx.expectEqual('the members', names.toSorted(), all.toSorted());
    ctx.expectThat('the members are sorted by name', isInOrder(names));
    const { projectMembersDetailView } = await me.request('getEligibleProjectMembers', {
      path: { id: otherProject },
    });
    const offered = new Set(projectMembersDetailView.map(({ employeeId }) => employeeId));
    ctx.expectThat(
      'all who have not left could be members of another project',
      [next, ...others].every((each) => offered.has(each.id)),
    );
    ctx.expectThat('who is a member already could not', !offered.has(owner.id));
    me = await linkedTo(ctx, me, next.id);
    await me.request('setEmployeeState', { body: { id: owner.id, isActive: false } });
    // Linking ended the running entry, in an unpredictable minute.
    const [{ effort: _ended, ...after }, { effort: _ran, ...before }] = [await shown(), expected];
    ctx.expectEqual('what is shown once its owner has left', after, { ...before, offered: [name] });
  },
});
