import { scenario } from '../../../scenario/types.ts';
import { project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'A task that becomes a project leaves the task list; unless it is a main project, it is a sub-project',
  source: 'PROJ-042',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const projectId = await project(ctx, me);
    const convert = async (isMainProject: boolean) => {
      const taskId = await task(ctx, me, projectId);
      const fields = { taskName: ctx.name('Project'), taskDescription: '' };
      const body = { projectId, taskId, ...fields, isMainProject };
      return (await me.request('convertTaskToProject', { body })).projectDetail.id;
    };
    const sub = await convert(false);
    const main = await convert(true);
    ctx.expectEqual('the tasks that are left', (await seen(me, projectId)).tasks, []);
    const { subProjects } = await me.request('getProject', { path: { id: projectId } });
    ctx.expectEqual(
      'the sub-projects',
      subProjects.map(({ id }) => id),
      [sub],
    );
    ctx.expectEqual('whether the main one is linked', (await seen(me, main)).isLinked, false);
  },
});
