import { scenario } from '../../../scenario/types.ts';
import { bookOn, getEmployeeId, joint, project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'A task that moves to a project without its assignee is assigned to nobody, and is no one’s default who cannot see it; who was removed from its project joins none that it is converted to',
  source: 'PROJ-041, PROJ-074, PROJ-047',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const from = await joint(ctx, owner, me);
    const to = await project(ctx, owner);
    const taskId = await task(ctx, me, from);
    const employeeId = await getEmployeeId(me);
    const text = { taskName: ctx.name('Task'), taskDescription: '' };
    await me.request('updateProjectTask', { body: { taskId, ...text, assigneeId: employeeId } });
    const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
    const save = (id: string | null) =>
      me.request('saveDefaultProjectTask', { body: { ...settings, taskId: id } });
    await save(taskId);
    const moved = await owner.request('moveProjectTask', { query: { projectId: to, taskId } });
    ctx.expectEqual('its assignee', moved.task.assigneeId, null);
    const { fullName } = (await seen(owner, from)).members.find(
      (each) => each.employeeId === employeeId,
    ) ?? { fullName: '' };
    ctx.expectEqual(
      'whether a message names them',
      moved.successMessages.some((each) => each.includes(fullName)),
      true,
    );
    ctx.expectEqual('the default', (await save(null)).defaultProjectAndTask, null);
    await owner.request('moveProjectTask', { query: { projectId: from, taskId } });
    ctx.expectEqual('the default stays cleared', (await save(null)).defaultProjectAndTask, null);

    const id = await bookOn(ctx, me, taskId);
    await owner.request('removeProjectMember', { query: { projectId: from, employeeId } });
    const body = { projectId: from, taskId, ...text, isMainProject: true };
    const { projectDetail } = await owner.request('convertTaskToProject', { body });
    const active = projectDetail.members.filter(({ isActiveMember }) => isActiveMember);
    ctx.expectEqual(
      'the members of the new project',
      active.map((each) => each.employeeId),
      [projectDetail.ownerId],
    );
    await me.request('deleteClockWorkEntries', { body: [id] });
  },
});
