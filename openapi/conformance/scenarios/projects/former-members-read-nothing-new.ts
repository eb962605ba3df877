import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { employeeIdOf, joint, project, seen, task } from '../../support/projects.ts';

export default scenario({
  title:
    'Who was removed from a project reads their time under the names that they knew, and no new name of project or task',
  source: 'PRIV-047; decisions, "Projects, tags and reports"',
  isAlone: true,
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const employeeId = await employeeIdOf(me);
    const projectId = await joint(kit, owner, me);
    const tasks = [await task(kit, owner, projectId), await task(kit, owner, projectId)];
    const day = await emptyDay(kit, me);
    const [first, second] = [
      await add(kit, me, { day, from: '09:00', to: '10:00' }),
      await add(kit, me, { day, from: '11:00', to: '12:00' }),
    ];
    for (const [at, { id }] of [first, second].entries()) {
      const query = { taskId: tasks[at] ?? '' };
      await me.ask('assignClockWorkEntries', { query, body: [{ id }] });
    }
    const path = { date: day };
    const before = await me.ask('getClockWorkDay', { path });
    const { isClockWorkSetWeeklyMail, isWFO } = before;
    const settings = { isClockWorkSetWeeklyMail, isWFO, fromSettings: true };
    await me.ask('saveDefaultProjectTask', { body: { ...settings, taskId: tasks[0] ?? null } });
    const namesOf = ({ clockWorkEntries }: typeof before) =>
      clockWorkEntries.map((each) => [
        each.projectDisplayString,
        each.taskDisplayString,
        each.taskDescription,
      ]);
    await owner.ask('removeProjectMember', { query: { projectId, employeeId } });

    const { code } = await seen(owner, projectId);
    const [name, taskName, place] = [kit.name('Renamed'), kit.name('Renamed'), kit.name('Renamed')];
    const body = { id: projectId, code, name, description: '' };
    await owner.ask('updateProject', { body });
    const renamed = { taskId: tasks[0] ?? '', taskName, taskDescription: taskName };
    await owner.ask('updateProjectTask', { body: renamed });
    const elsewhere = { id: await project(kit, owner), name: place, description: '' };
    const { code: placeCode } = await seen(owner, elsewhere.id);
    await owner.ask('updateProject', { body: { ...elsewhere, code: placeCode } });
    await owner.ask('moveProjectTask', {
      query: { projectId: elsewhere.id, taskId: tasks[1] ?? '' },
    });

    const after = await me.ask('getClockWorkDay', { path });
    kit.expectEqual('the names of the booked time', namesOf(after), namesOf(before));
    kit.expectEqual('the default work', after.defaultProject, null);
    const saved = await me.ask('saveDefaultProjectTask', { body: { ...settings, taskId: null } });
    kit.expectEqual('the default that settings answer', saved.defaultProjectAndTask, null);
    const search = async (searchCharacters: string) =>
      (await me.ask('searchClockWorkEntries', { query: { searchCharacters, skip: 0 } })).totalCount;
    kit.expectEqual('what the new names find', [await search(name), await search(place)], [0, 0]);
    const read = JSON.stringify([
      after,
      await me.ask('getClockWorkProjectSummaries', { path }),
      await me.ask('getRecentProjectTaskCombos'),
      await me.ask('getValidProjectsForDefaults'),
      await me.ask('getProjectsSelection'),
      await me.ask('getDashboard'),
    ]);
    for (const each of [name, taskName, place, placeCode]) {
      kit.expectThat('a new name is read nowhere', !read.includes(each));
    }
    await owner.ask('addProjectMember', { body: { projectId, employeeId } });
    const again = await me.ask('getClockWorkDay', { path });
    kit.expectThat(
      'a member again reads the present name',
      again.clockWorkEntries.some((each) => each.projectDisplayString.includes(name)),
    );
    await me.ask('removeDefaultProjectTask');
  },
});
