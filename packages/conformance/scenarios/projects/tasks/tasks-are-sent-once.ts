import { scenario } from '../../../scenario/types.ts';
import { project, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'A task that is sent again with its id is created once; another task with this id is rejected',
  source: 'PROJ-070, PROJ-080',
  async run(ctx) {
    const me = ctx.as('admin');
    const projectId = await project(ctx, me);
    const body = { id: ctx.uuid(), projectId, taskName: ctx.name('Task'), taskDescription: '' };
    const first = await me.request('createProjectTask', { body });
    ctx.expectEqual('its id', first.taskId, body.id);
    const second = await me.request('createProjectTask', { body });
    ctx.expectEqual('the same response', second, first);
    const fromPicker = await me.request('createTaskUnderProject', { body });
    ctx.expectEqual('from the picker', fromPicker.task.taskId, body.id);
    const tasks = async () => (await seen(me, projectId)).tasks.map(({ taskId }) => taskId);
    ctx.expectEqual('the tasks', await tasks(), [body.id]);
    const other = await project(ctx, me);
    for (const change of [
      { taskName: ctx.name('Other') },
      { taskDescription: 'Other.' },
      { status: 'done' as const },
      { projectId: other },
    ]) {
      await me.expectError(409, 'createProjectTask', { body: { ...body, ...change } });
    }
    ctx.expectEqual('the tasks', await tasks(), [body.id]);
    ctx.expectEqual('in the other project', (await seen(me, other)).tasks, []);
  },
});
