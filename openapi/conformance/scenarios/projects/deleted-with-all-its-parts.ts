import { scenario } from '../../scenario/types.ts';
import { impediment, join, joint, projectFields, seen, tag, task } from '../../support/projects.ts';

export default scenario({
  title: 'A deleted project takes its tasks, files, impediments, tags, watches and defaults along',
  source: 'PROJ-086; decisions, "Projects, tags and reports"',
  isAlone: true,
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const id = await joint(kit, owner, me);
    const taskId = await task(kit, owner, id);
    const open = await impediment(kit, owner, id);
    const file = { id: kit.uuid(), name: kit.name('File'), url: 'https://files.test/kit' };
    await owner.ask('addProjectFile', { path: { projectId: id }, body: file });
    await me.ask('watchProject', { path: { id } });
    const tagId = await tag(kit, owner);
    const projectsWithTag = async () =>
      (await owner.ask('getTags')).tags.find((each) => each.id === tagId)?.projectCount;
    await owner.ask('assignProjectTag', { body: { projectId: id, tagId, assignedToAll: true } });
    kit.expectEqual('how many projects have the tag', await projectsWithTag(), 1);
    const before = await me.ask('getDashboard', { query: { tiles: ['impediments'] } });
    const byDefault = {
      taskId,
      fromSettings: false,
      isWFO: false,
      isClockWorkSetWeeklyMail: false,
    };
    for (const who of [owner, me]) await who.ask('saveDefaultProjectTask', { body: byDefault });
    await owner.ask('deleteProject', { path: { id } });
    kit.expectEqual('how many have it afterwards', await projectsWithTag(), 0);
    await owner.refused(404, 'getProject', { path: { id } });
    await owner.refused(404, 'deleteProject', { path: { id } });
    await owner.refused(404, 'getProjectTask', { path: { id: taskId } });
    await owner.refused(404, 'deleteProjectFile', { path: { id: file.id } });
    await owner.refused(404, 'resolveImpediment', { path: { id: open } });
    const after = await me.ask('getDashboard', { query: { tiles: ['impediments'] } });
    kit.expectThat(
      'a former member has no more projects with impediments',
      (after.impediments?.projects ?? 0) <= (before.impediments?.projects ?? 0),
    );
    await owner.ask('createProject', { body: { ...projectFields(kit), id } });
    await join(owner, id, me);
    kit.expectEqual('watched, once the id is used again', (await seen(me, id)).isWatching, false);
    for (const who of [owner, me]) {
      const { defaultProject } = await who.ask('getClockWorkDay', { path: { date: kit.day(0) } });
      kit.expectEqual(
        `the default of ${who.role}, once the id is used again`,
        defaultProject,
        null,
      );
    }
    await owner.ask('addProjectFile', {
      path: { projectId: await joint(kit, owner, me) },
      body: file,
    });
  },
});
