import { scenario } from '../../scenario/types.ts';
import {
  employeeIdOf,
  impediment,
  project,
  projectFields,
  seen,
  task,
} from '../../support/projects.ts';

export default scenario({
  title: 'Whoever sees a project without taking part in it changes nothing there',
  source: 'PROJ-044',
  async run(kit) {
    const [me, owner] = [kit.as('member'), kit.as('colleague')];
    const id = await project(kit, me);
    const [taskId, impedes] = [await task(kit, me, id), await impediment(kit, me, id)];
    // Who has made a project sees it still once it is another's and they have left it.
    const given = { projectId: id, employeeId: await employeeIdOf(owner) };
    await me.ask('changeProjectOwner', { query: given });
    const own = { projectId: id, employeeId: await employeeIdOf(me) };
    await me.ask('removeProjectMember', { query: own });
    const before = await me.ask('getProject', { path: { id } });
    const { isMember, isEditable, isProjectOwner, isAddSubProject } = before.project;
    kit.expectEqual(
      'what the flags allow',
      [isMember, isEditable, isProjectOwner, isAddSubProject],
      [false, false, false, false],
    );
    const text = { taskName: kit.name('Task'), taskDescription: '' };
    await me.refused(403, 'createProjectTask', { body: { projectId: id, ...text } });
    await me.refused(403, 'updateProjectTask', { body: { taskId, ...text } });
    await me.refused(403, 'deleteProjectTask', { path: { id: taskId } });
    const file = { id: kit.uuid(), name: kit.name('File'), url: 'https://files.test/kit' };
    await me.refused(403, 'addProjectFile', { path: { projectId: id }, body: file });
    const what = { projectId: id, impediments: kit.name('Impediment') };
    await me.refused(403, 'addImpediment', { body: what });
    await me.refused(403, 'resolveImpediment', { path: { id: impedes } });
    await me.refused(403, 'addSubProject', { path: { projectId: id }, body: projectFields(kit) });
    await me.refused(403, 'changeProjectOwner', { query: own });
    await me.refused(403, 'addProjectMember', { body: own });
    await me.refused(403, 'deleteProject', { path: { id } });
    const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
    await me.refused(403, 'saveDefaultProjectTask', { body: { ...settings, taskId } });
    kit.expectEqual('the project', await me.ask('getProject', { path: { id } }), before);
    kit.expectEqual('what its owner may', (await seen(owner, id)).isEditable, true);
  },
});
