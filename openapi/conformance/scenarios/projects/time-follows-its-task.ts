import { scenario } from '../../scenario/types.ts';
import { add, clearRecent, emptyDay, entryOn, start } from '../../support/clockwork.ts';
import { project, task } from '../../support/projects.ts';

export default scenario({
  title: 'The time of a task moves with it, stays on the project without it, and keeps the project',
  source: 'PROJ-041, PROJ-074',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const from = await project(kit, me);
    const to = await project(kit, me);
    const taskId = await task(kit, me, from);
    const day = await emptyDay(kit, me);
    const { id } = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const booked = async () => {
      const entry = await entryOn(kit, me, day, id);
      return { projectId: entry.projectId, taskId: entry.taskId, version: entry.version ?? 0 };
    };
    await clearRecent(kit, me);
    const runs = await start(kit, me);
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }, { id: runs }] });
    const { version } = await booked();
    await me.ask('moveProjectTask', { query: { projectId: to, taskId } });
    kit.expectEqual('after the move', await booked(), {
      projectId: to,
      taskId,
      version: version + 1,
    });
    const { clockWorkRunningEntries } = await me.ask('getRunningEntries');
    const running = clockWorkRunningEntries.map(({ clockWorkEntry: each }) => [
      each.id,
      each.projectId,
      each.taskId,
    ]);
    kit.expectEqual('what runs moves, too', running, [[runs, to, taskId]]);
    await me.ask('deleteProjectTask', { path: { id: taskId } });
    kit.expectEqual('without the task', await booked(), {
      projectId: to,
      taskId: null,
      version: version + 2,
    });
    await me.refused(409, 'deleteProject', { path: { id: to } });
    await me.ask('deleteClockWorkEntries', { body: [id, runs] });
    await me.ask('deleteProject', { path: { id: to } });
  },
});
