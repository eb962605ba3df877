import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { getEmployeeId, joint, project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'A person who was removed from a project sees their time under the names that they knew, and no new name of a project or task',
  source: 'PRIV-047, PROJ-D05',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const employeeId = await getEmployeeId(me);
    const projectId = await joint(ctx, owner, me);
    const tasks = [await task(ctx, owner, projectId), await task(ctx, owner, projectId)];
    const day = await emptyDay(ctx, me);
    const [first, second] = [
      await add(ctx, me, { day, from: '09:00', to: '10:00' }),
      await add(ctx, me, { day, from: '11:00', to: '12:00' }),
    ];
    for (const [at, { id }] of [first, second].entries()) {
      const query = { taskId: tasks[at] ?? '' };
      await me.request('assignClockWorkEntries', { query, body: [{ id }] });
    }
    const path = { date: day };
    const before = await me.request('getClockWorkDay', { path });
    const { isClockWorkSetWeeklyMail, isWFO } = before;
    const settings = { isClockWorkSetWeeklyMail, isWFO, fromSettings: true };
    await me.request('saveDefaultProjectTask', { body: { ...settings, taskId: tasks[0] ?? null } });
    const getNames = ({ clockWorkEntries }: typeof before) =>
      clockWorkEntries.map((each) => [
        each.projectDisplayString,
        each.taskDisplayString,
        each.taskDescription,
      ]);
    await owner.request('removeProjectMember', { query: { projectId, employeeId } });

    const { code } = await seen(owner, projectId);
    const [name, taskName, location] = [
      ctx.name('Renamed'),
      ctx.name('Renamed'),
      ctx.name('Renamed'),
    ];
    const body = { id: projectId, code, name, description: '' };
    await owner.request('updateProject', { body });
    const renamed = { taskId: tasks[0] ?? '', taskName, taskDescription: taskName };
    await owner.request('updateProjectTask', { body: renamed });
    const otherProject = { id: await project(ctx, owner), name: location, description: '' };
    const { code: otherTaskCode } = await seen(owner, otherProject.id);
    await owner.request('updateProject', { body: { ...otherProject, code: otherTaskCode } });
    await owner.request('moveProjectTask', {
      query: { projectId: otherProject.id, taskId: tasks[1] ?? '' },
    });

    const after = await me.request('getClockWorkDay', { path });
    ctx.expectEqual('the names of the booked time', getNames(after), getNames(before));
    ctx.expectEqual('the default work', after.defaultProject, null);
    const saved = await me.request('saveDefaultProjectTask', {
      body: { ...settings, taskId: null },
    });
    ctx.expectEqual('the default that settings answer', saved.defaultProjectAndTask, null);
    const search = async (searchCharacters: string) =>
      (await me.request('searchClockWorkEntries', { query: { searchCharacters, skip: 0 } }))
        .totalCount;
    ctx.expectEqual(
      'what the new names find',
      [await search(name), await search(location)],
      [0, 0],
    );
    const read = JSON.stringify([
      after,
      await me.request('getClockWorkProjectSummaries', { path }),
      await me.request('getRecentProjectTaskCombos'),
      await me.request('getValidProjectsForDefaults'),
      await me.request('getProjectsSelection'),
      await me.request('getDashboard'),
    ]);
    for (const each of [name, taskName, location, otherTaskCode]) {
      ctx.expectThat('a new name is read nowhere', !read.includes(each));
    }
    await owner.request('addProjectMember', { body: { projectId, employeeId } });
    const again = await me.request('getClockWorkDay', { path });
    ctx.expectThat(
      'a member again reads the present name',
      again.clockWorkEntries.some((each) => each.projectDisplayString.includes(name)),
    );
    await me.request('removeDefaultProjectTask');
  },
});
