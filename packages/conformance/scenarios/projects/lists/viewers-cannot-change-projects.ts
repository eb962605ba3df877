import { scenario } from '../../../scenario/types.ts';
import {
  getEmployeeId,
  impediment,
  project,
  projectFields,
  seen,
  task,
} from '../../../support/projects.ts';

export default scenario({
  title: 'A person who sees a project without taking part in it cannot change anything there',
  source: 'PROJ-044',
  async run(ctx) {
    const [me, owner] = [ctx.as('member'), ctx.as('colleague')];
    const id = await project(ctx, me);
    const [taskId, impedes] = [await task(ctx, me, id), await impediment(ctx, me, id)];
    // The creator still sees a project after they give it away and leave it.
    const given = { projectId: id, employeeId: await getEmployeeId(owner) };
    await me.request('changeProjectOwner', { query: given });
    const own = { projectId: id, employeeId: await getEmployeeId(me) };
    await me.request('removeProjectMember', { query: own });
    const before = await me.request('getProject', { path: { id } });
    const { isMember, isEditable, isProjectOwner, isAddSubProject } = before.project;
    ctx.expectEqual(
      'what the flags allow',
      [isMember, isEditable, isProjectOwner, isAddSubProject],
      [false, false, false, false],
    );
    const text = { taskName: ctx.name('Task'), taskDescription: '' };
    await me.expectError(403, 'createProjectTask', { body: { projectId: id, ...text } });
    await me.expectError(403, 'updateProjectTask', { body: { taskId, ...text } });
    await me.expectError(403, 'deleteProjectTask', { path: { id: taskId } });
    const file = { id: ctx.uuid(), name: ctx.name('File'), url: 'https://files.test/kit' };
    await me.expectError(403, 'addProjectFile', { path: { projectId: id }, body: file });
    const what = { projectId: id, impediments: ctx.name('Impediment') };
    await me.expectError(403, 'addImpediment', { body: what });
    await me.expectError(403, 'resolveImpediment', { path: { id: impedes } });
    await me.expectError(403, 'addSubProject', {
      path: { projectId: id },
      body: projectFields(ctx),
    });
    await me.expectError(403, 'changeProjectOwner', { query: own });
    await me.expectError(403, 'addProjectMember', { body: own });
    await me.expectError(403, 'deleteProject', { path: { id } });
    const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
    await me.expectError(403, 'saveDefaultProjectTask', { body: { ...settings, taskId } });
    ctx.expectEqual('the project', await me.request('getProject', { path: { id } }), before);
    ctx.expectEqual('what its owner may', (await seen(owner, id)).isEditable, true);
  },
});
