import { scenario } from '../../../scenario/types.ts';
import {
  impediment,
  join,
  joint,
  projectFields,
  seen,
  tag,
  task,
} from '../../../support/projects.ts';

export default scenario({
  title: 'A project is deleted with its tasks, files, impediments, tags, watches and defaults',
  source: 'PROJ-086, PROJ-D03',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const id = await joint(ctx, owner, me);
    const taskId = await task(ctx, owner, id);
    const open = await impediment(ctx, owner, id);
    const file = { id: ctx.uuid(), name: ctx.name('File'), url: 'https://files.test/kit' };
    await owner.request('addProjectFile', { path: { projectId: id }, body: file });
    await me.request('watchProject', { path: { id } });
    const tagId = await tag(ctx, owner);
    const projectsWithTag = async () =>
      (await owner.request('getTags')).tags.find((each) => each.id === tagId)?.projectCount;
    await owner.request('assignProjectTag', {
      body: { projectId: id, tagId, assignedToAll: true },
    });
    ctx.expectEqual('how many projects have the tag', await projectsWithTag(), 1);
    const before = await me.request('getDashboard', { query: { tiles: ['impediments'] } });
    const byDefault = {
      taskId,
      fromSettings: false,
      isWFO: false,
      isClockWorkSetWeeklyMail: false,
    };
    for (const who of [owner, me]) await who.request('saveDefaultProjectTask', { body: byDefault });
    await owner.request('deleteProject', { path: { id } });
    ctx.expectEqual('how many have it afterwards', await projectsWithTag(), 0);
    await owner.expectError(404, 'getProject', { path: { id } });
    await owner.expectError(404, 'deleteProject', { path: { id } });
    await owner.expectError(404, 'getProjectTask', { path: { id: taskId } });
    await owner.expectError(404, 'deleteProjectFile', { path: { id: file.id } });
    await owner.expectError(404, 'resolveImpediment', { path: { id: open } });
    const after = await me.request('getDashboard', { query: { tiles: ['impediments'] } });
    ctx.expectThat(
      'a former member has no more projects with impediments',
      (after.impediments?.projects ?? 0) <= (before.impediments?.projects ?? 0),
    );
    await owner.request('createProject', { body: { ...projectFields(ctx), id } });
    await join(owner, id, me);
    ctx.expectEqual('watched, once the id is used again', (await seen(me, id)).isWatching, false);
    for (const who of [owner, me]) {
      const { defaultProject } = await who.request('getClockWorkDay', {
        path: { date: ctx.day(0) },
      });
      ctx.expectEqual(
        `the default of ${who.role}, once the id is used again`,
        defaultProject,
        null,
      );
    }
    await owner.request('addProjectFile', {
      path: { projectId: await joint(ctx, owner, me) },
      body: file,
    });
  },
});
