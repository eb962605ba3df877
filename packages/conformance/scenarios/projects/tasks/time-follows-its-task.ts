import { scenario } from '../../../scenario/types.ts';
import { add, clearRecent, emptyDay, entryOn, start } from '../../../support/clockwork.ts';
import { project, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'The time of a task moves with it, stays on the project when the task is deleted, and prevents the deletion of the project',
  source: 'PROJ-041, PROJ-074',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const from = await project(ctx, me);
    const to = await project(ctx, me);
    const taskId = await task(ctx, me, from);
    const day = await emptyDay(ctx, me);
    const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const booked = async () => {
      const entry = await entryOn(ctx, me, day, id);
      return { projectId: entry.projectId, taskId: entry.taskId, version: entry.version ?? 0 };
    };
    await clearRecent(ctx, me);
    const runs = await start(ctx, me);
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }, { id: runs }] });
    const { version } = await booked();
    await me.request('moveProjectTask', { query: { projectId: to, taskId } });
    ctx.expectEqual('after the move', await booked(), {
      projectId: to,
      taskId,
      version: version + 1,
    });
    const running = async () =>
      (await me.request('getRunningEntries')).clockWorkRunningEntries.map(
        ({ clockWorkEntry: each }) => [each.id, each.projectId, each.taskId],
      );
    ctx.expectEqual('the running entry moves, too', await running(), [[runs, to, taskId]]);
    await me.request('deleteProjectTask', { path: { id: taskId } });
    ctx.expectEqual('without the task', await booked(), {
      projectId: to,
      taskId: null,
      version: version + 2,
    });
    ctx.expectEqual('the timer runs on the project', await running(), [[runs, to, null]]);
    await me.expectError(409, 'deleteProject', { path: { id: to } });
    await me.request('deleteClockWorkEntries', { body: [id, runs] });
    await me.request('deleteProject', { path: { id: to } });
  },
});
