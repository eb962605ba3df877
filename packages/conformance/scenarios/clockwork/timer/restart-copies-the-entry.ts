import { scenario } from '../../../scenario/types.ts';
import { add, clearRecent, emptyDay, running } from '../../../support/clockwork.ts';
import { project, task } from '../../../support/projects.ts';

export default scenario({
  title: 'Restart starts a new entry with the same description, project and task',
  source: 'CLOCK-048, CLOCK-D33',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const day = await emptyDay(ctx, me);
    const { id, description } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const projectId = await project(ctx, me);
    const taskId = await task(ctx, me, projectId);
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const newId = ctx.uuid();
    await me.request('postClockWork', { body: { type: 'restart', entryPayLoad: { id, newId } } });
    const copy = (await running(me))?.clockWorkEntry;
    ctx.expectEqual('the running entry', copy?.id, newId);
    const copied = [copy?.description, copy?.projectId, copy?.taskId];
    ctx.expectEqual('what it is about', copied, [description, projectId, taskId]);
    await clearRecent(ctx, me);
  },
});
