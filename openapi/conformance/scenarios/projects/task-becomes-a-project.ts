import { scenario } from '../../scenario/types.ts';
import { project, seen, task } from '../../support/projects.ts';

export default scenario({
  title:
    'Converting a task to a project removes it from the task list; without being a main project it is a sub-project',
  source: 'PROJ-042',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const projectId = await project(kit, me);
    const convert = async (isMainProject: boolean) => {
      const taskId = await task(kit, me, projectId);
      const told = { taskName: kit.name('Project'), taskDescription: '' };
      const body = { projectId, taskId, ...told, isMainProject };
      return (await me.ask('convertTaskToProject', { body })).projectDetail.id;
    };
    const sub = await convert(false);
    const main = await convert(true);
    kit.expectEqual('the tasks that are left', (await seen(me, projectId)).tasks, []);
    const { subProjects } = await me.ask('getProject', { path: { id: projectId } });
    kit.expectEqual(
      'the sub-projects',
      subProjects.map(({ id }) => id),
      [sub],
    );
    kit.expectEqual('whether the main one is linked', (await seen(me, main)).isLinked, false);
  },
});
