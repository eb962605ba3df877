import { scenario } from '../../../scenario/types.ts';
import {
  getEmployeeId,
  joint,
  project,
  seen,
  subProject,
  task,
} from '../../../support/projects.ts';

export default scenario({
  title:
    'Only its owner edits a project; members work in it, and the owner of a project above can manage it',
  source: 'PROJ-044, PROJ-D03',
  async run(ctx) {
    const [owner, me] = [ctx.as('colleague'), ctx.as('member')];
    const id = await joint(ctx, owner, me);
    const { code, name } = await seen(owner, id);
    const taskId = await task(ctx, me, id);
    const path = { id };
    const edited = { id, code, name, description: '' };
    const mine = await project(ctx, me);
    const employeeId = await getEmployeeId(me);
    const at = { projectId: id, employeeId: await getEmployeeId(owner) };
    await me.expectError(403, 'updateProject', { body: edited });
    await me.expectError(403, 'deleteProject', { path });
    await me.expectError(403, 'markAsApexProject', { path });
    await me.expectError(403, 'removeAsApexProject', { path });
    await me.expectError(403, 'deleteProjectTask', { path: { id: taskId } });
    await me.expectError(403, 'moveProjectTask', { query: { projectId: mine, taskId } });
    await me.expectError(403, 'addProjectMember', { body: at });
    await me.expectError(403, 'removeProjectMember', { query: at });
    await me.expectError(403, 'delinkProject', { path });
    const draft = {
      id: ctx.uuid(),
      code: `K-${ctx.uuid().slice(0, 8)}`,
      name: 'Sub',
      description: '',
    };
    await me.expectError(403, 'addSubProject', { path: { projectId: id }, body: draft });
    const linked = { projectId: mine, subProjectId: id, employeeId };
    await me.expectError(403, 'linkSubProjectToOwned', { body: linked });
    await me.expectError(403, 'linkSubProjectToOwned', {
      body: { ...linked, projectId: id, subProjectId: mine },
    });
    await me.expectError(403, 'requestSubProjectLink', { body: linked });
    const fields = { taskName: 'Task', taskDescription: '' };
    await me.expectError(403, 'convertTaskToProject', {
      body: { projectId: id, taskId, ...fields },
    });
    await me.request('updateProjectTask', { body: { taskId, ...fields } });
    ctx.expectEqual('the task', (await seen(owner, id)).tasks[0]?.taskName, 'Task');
    const seenByMember = await seen(me, id);
    const { isOwner, isProjectOwner, isAddSubProject, isEditable, isMember } = seenByMember;
    ctx.expectEqual(
      'the member’s flags',
      [isOwner, isProjectOwner, isAddSubProject, isEditable, isMember],
      [false, false, false, false, true],
    );
    const below = await subProject(ctx, owner, id);
    const query = { projectId: below, employeeId };
    await owner.request('changeProjectOwner', { query });
    const above = await seen(owner, below);
    ctx.expectEqual(
      'the flags of an owner above',
      [above.isOwner, above.isProjectOwner, above.isAddSubProject, above.isEditable],
      [false, true, true, false],
    );
    const { id: _, ...rest } = edited;
    await owner.expectError(403, 'updateProject', { body: { ...rest, id: below } });
    await owner.expectError(403, 'markAsApexProject', { path: { id: below } });
    await owner.request('delinkProject', { path: { id: below } });
    const another = await subProject(ctx, owner, id);
    await owner.request('changeProjectOwner', { query: { projectId: another, employeeId } });
    await owner.request('deleteProject', { path: { id: another } });
    await me.expectError(404, 'getProject', { path: { id: another } });
    await owner.expectError(404, 'getProject', { path: { id: ctx.uuid() } });
    await me.expectError(404, 'getProject', { path: { id: await project(ctx, owner) } });
  },
});
