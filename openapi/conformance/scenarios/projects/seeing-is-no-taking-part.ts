import { scenario } from '../../scenario/types.ts';
import { projectFields, project } from '../../support/projects.ts';

export default scenario({
  title: 'Whoever sees a project without taking part in it changes nothing there',
  source: 'document 2, section 6',
  async run(kit) {
    const me = kit.as('admin');
    const id = await project(kit, kit.as('member'));
    const { status, body } = await me.call('getProject', { path: { id } });
    // Administrators see all projects; another one finds none to look at.
    if (status !== 200 || body.project.isMember) return;
    const task = { projectId: id, taskName: kit.name('Task'), taskDescription: '' };
    await me.refused(403, 'createProjectTask', { body: task });
    const file = { id: kit.uuid(), name: kit.name('File'), url: 'https://files.test/kit' };
    await me.refused(403, 'addProjectFile', { path: { projectId: id }, body: file });
    await me.refused(403, 'addSubProject', { path: { projectId: id }, body: projectFields(kit) });
    const { project: after, projectFilesStorage: files } = (
      await me.call('getProject', { path: { id } })
    ).body;
    kit.expectEqual('tasks and files', [after.tasks.length, files.length], [0, 0]);
  },
});
