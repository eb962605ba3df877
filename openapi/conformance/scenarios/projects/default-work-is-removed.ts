import { scenario } from '../../scenario/types.ts';
import { project, task } from '../../support/projects.ts';

export default scenario({
  title:
    'What is the default is so until it is removed, also once its task has moved, and then there is none',
  source: 'PROJ-058',
  async run(kit) {
    const me = kit.as('admin');
    const taskId = await task(kit, me, await project(kit, me));
    const path = { date: kit.day(0, me.timeZone) };
    const before = await me.ask('getClockWorkDay', { path });
    const settings = { isClockWorkSetWeeklyMail: true, isWFO: true, fromSettings: true };
    await me.ask('saveDefaultProjectTask', { body: { ...settings, taskId } });
    const { defaultProject } = await me.ask('getClockWorkDay', { path });
    kit.expectEqual('the default', defaultProject?.taskId, taskId);
    const projectId = await project(kit, me);
    await me.ask('moveProjectTask', { query: { projectId, taskId } });
    const { defaultProject: moved } = await me.ask('getClockWorkDay', { path });
    kit.expectEqual(
      'once its task has moved',
      [moved?.projectId, moved?.taskId],
      [projectId, taskId],
    );
    await me.ask('removeDefaultProjectTask');
    const after = await me.ask('getClockWorkDay', { path });
    kit.expectEqual(
      'once it is removed',
      [after.defaultProject, after.isClockWorkSetWeeklyMail, after.isWFO],
      [null, true, true],
    );
    const { isClockWorkSetWeeklyMail, isWFO } = before;
    await me.ask('saveDefaultProjectTask', {
      body: { taskId: null, isClockWorkSetWeeklyMail, isWFO, fromSettings: true },
    });
  },
});
