import { scenario } from '../../../scenario/types.ts';
import { project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title: 'The code of a task that was deleted, moved or converted is not used again',
  source: 'PROJ-063, PROJ-D05',
  async run(ctx) {
    const me = ctx.as('admin');
    const projectId = await project(ctx, me);
    const other = await project(ctx, me);
    const codes = async () =>
      (await seen(me, projectId)).tasks.map(({ taskCode }) => taskCode.split('-').at(-1));
    await task(ctx, me, projectId);
    const second = await task(ctx, me, projectId);
    await me.request('deleteProjectTask', { path: { id: second } });
    const third = await task(ctx, me, projectId);
    ctx.expectEqual('after a deletion', await codes(), ['T1', 'T3']);
    await me.request('moveProjectTask', { query: { projectId: other, taskId: third } });
    const fourth = await task(ctx, me, projectId);
    ctx.expectEqual('after a move', await codes(), ['T1', 'T4']);
    const text = { taskName: ctx.name('Project'), taskDescription: '' };
    await me.request('convertTaskToProject', { body: { projectId, taskId: fourth, ...text } });
    await task(ctx, me, projectId);
    ctx.expectEqual('after a conversion', await codes(), ['T1', 'T5']);
  },
});
