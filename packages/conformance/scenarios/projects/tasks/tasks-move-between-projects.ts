import { scenario } from '../../../scenario/types.ts';
import { allOf, listNotificationTypes } from '../../../support/notifications.ts';
import { bookOn, getEmployeeId, joint, project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'A task moves between projects of one owner with a new code; people who booked time on it join the project that it becomes',
  source: 'PROJ-041, PROJ-D03',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    // A demo world may notify about any project on the first load.
    await Promise.all([owner, me].map(allOf));
    const from = await joint(ctx, owner, me);
    const to = await project(ctx, owner);
    const mine = await joint(ctx, me, owner);
    await task(ctx, owner, to);
    const taskId = await task(ctx, me, from);
    const padded = { taskName: ` ${ctx.name('Task')} `, taskDescription: ' Words. ' };
    const made = await me.request('createProjectTask', { body: { projectId: mine, ...padded } });
    const bare = (await seen(me, mine)).tasks.find((each) => each.taskId === made.taskId);
    ctx.expectEqual(
      'a new one, without blanks around',
      [bare?.taskName, bare?.taskDescription],
      [padded.taskName.trim(), 'Words.'],
    );
    const move = (projectId: string, id = taskId) => ({ query: { projectId, taskId: id } });
    await owner.expectError(409, 'moveProjectTask', move(from));
    await owner.expectError(403, 'moveProjectTask', move(mine));
    await owner.expectError(404, 'moveProjectTask', move(ctx.uuid()));
    await owner.expectError(404, 'moveProjectTask', move(to, ctx.uuid()));
    const text = { taskName: ctx.name('Task'), taskDescription: 'Words.' };
    await me.request('updateProjectTask', { body: { taskId, ...text } });
    const { task: moved } = await owner.request('moveProjectTask', move(to));
    const { code } = await seen(owner, to);
    ctx.expectEqual('its code', [moved.projectId, moved.taskCode], [to, `${code}-T2`]);
    const { taskName, taskDescription } = moved;
    ctx.expectEqual('its texts', { taskName, taskDescription }, text);
    await me.expectError(404, 'getProjectTask', { path: { id: taskId } });
    await owner.request('moveProjectTask', move(from));
    const entry = await bookOn(ctx, me, taskId);
    const read = await me.request('getProjectTask', { path: { id: taskId } });
    ctx.expectEqual('its time', read.task.timeEffortAsString, '1 Hrs 0 m');
    for (const who of [me, owner]) {
      ctx.expectEqual('as the overview has it', (await seen(who, from)).tasks, [read.task]);
    }
    const fields = { taskName: ` ${ctx.name('Project')} `, taskDescription: ' Words. ' };
    const body = { projectId: from, taskId, ...fields };
    await owner.expectError(400, 'convertTaskToProject', { body: { ...body, projectId: to } });
    await owner.expectError(404, 'convertTaskToProject', { body: { ...body, taskId: ctx.uuid() } });
    await owner.expectError(400, 'convertTaskToProject', { body: { ...body, taskName: '  ' } });
    const { projectDetail } = await owner.request('convertTaskToProject', { body });
    const { id, name, description } = projectDetail;
    ctx.expectEqual('its name', [name, description], [fields.taskName.trim(), 'Words.']);
    const source = await seen(owner, from);
    ctx.expectEqual('its code', projectDetail.code, `${source.code}-1`);
    const joined = (await seen(owner, id)).members.map((each) => each.employeeId).toSorted();
    const [ownerId, meId] = [await getEmployeeId(owner), await getEmployeeId(me)];
    ctx.expectEqual('its members', joined, [ownerId, meId].toSorted());
    ctx.expectEqual('their notifications', await listNotificationTypes(me, id), [5]);
    ctx.expectEqual(
      'notifications of the user who did it',
      await listNotificationTypes(owner, id),
      [],
    );
    await owner.expectError(404, 'convertTaskToProject', { body });
    await owner.expectError(409, 'deleteProject', { path: { id } });
    await me.request('deleteClockWorkEntries', { body: [entry] });
    const again = { ...body, taskId: await task(ctx, owner, from) };
    const next = await owner.request('convertTaskToProject', { body: again });
    ctx.expectEqual('the next code', next.projectDetail.code, `${source.code}-2`);
    const where = await owner.request('getProject', { path: { id } });
    ctx.expectEqual('it is a sub-project', where.parentProject?.id, from);
  },
});
