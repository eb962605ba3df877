import { scenario } from '../../../scenario/types.ts';
import { project, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'Default work stays the default until it is removed, also if its task is moved, and then there is none',
  source: 'PROJ-058',
  async run(ctx) {
    const me = ctx.as('admin');
    const taskId = await task(ctx, me, await project(ctx, me));
    const path = { date: ctx.day(0, me.timeZone) };
    const before = await me.request('getClockWorkDay', { path });
    const settings = { isClockWorkSetWeeklyMail: true, isWFO: true, fromSettings: true };
    await me.request('saveDefaultProjectTask', { body: { ...settings, taskId } });
    const { defaultProject } = await me.request('getClockWorkDay', { path });
    ctx.expectEqual('the default', defaultProject?.taskId, taskId);
    const projectId = await project(ctx, me);
    await me.request('moveProjectTask', { query: { projectId, taskId } });
    const { defaultProject: moved } = await me.request('getClockWorkDay', { path });
    ctx.expectEqual(
      'once its task has moved',
      [moved?.projectId, moved?.taskId],
      [projectId, taskId],
    );
    await me.request('removeDefaultProjectTask');
    const after = await me.request('getClockWorkDay', { path });
    ctx.expectEqual(
      'once it is removed',
      [after.defaultProject, after.isClockWorkSetWeeklyMail, after.isWFO],
      [null, true, true],
    );
    const { isClockWorkSetWeeklyMail, isWFO } = before;
    await me.request('saveDefaultProjectTask', {
      body: { taskId: null, isClockWorkSetWeeklyMail, isWFO, fromSettings: true },
    });
  },
});
