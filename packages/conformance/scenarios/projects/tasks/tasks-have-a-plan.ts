import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, joint, newcomer, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'A task has a status, an assignee who takes part in its project, dates and an estimate; what an update leaves out stays, and null clears it',
  source: 'PROJ-063',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const projectId = await joint(ctx, owner, me);
    const text = { taskName: ctx.name('Task'), taskDescription: '' };
    const create = (more: object) => ({ body: { projectId, ...text, ...more } });
    const read = async (id: string) =>
      (await owner.request('getProjectTask', { path: { id } })).task;
    const bare = await read((await me.request('createProjectTask', create({}))).taskId);
    const nothing = { assigneeId: null, startOn: null, dueOn: null, estimateInSeconds: null };
    const { assigneeId, startOn, dueOn, estimateInSeconds } = bare;
    ctx.expectEqual('a new one', { assigneeId, startOn, dueOn, estimateInSeconds }, nothing);
    ctx.expectEqual('its status', bare.status, 'open');
    ctx.expectEqual('its time', [bare.timeInSeconds, bare.runningCount], [0, 0]);

    const plan = {
      status: ctx.pick(['inProgress', 'blocked'] as const),
      assigneeId: await getEmployeeId(ctx.pick([owner, me])),
      startOn: '2030-01-30',
      dueOn: ctx.pick(['2030-01-30', '2030-01-31']),
      estimateInSeconds: ctx.pick([60, 14_400]),
    };
    const { taskId } = await me.request('createProjectTask', create(plan));
    const readPlan = async () => {
      const task = await read(taskId);
      return {
        status: task.status,
        assigneeId: task.assigneeId,
        startOn: task.startOn,
        dueOn: task.dueOn,
        estimateInSeconds: task.estimateInSeconds,
      };
    };
    ctx.expectEqual('with a plan', await readPlan(), plan);
    const listed = (await seen(me, projectId)).tasks.find((each) => each.taskId === taskId);
    ctx.expectEqual('as the overview has it', listed, await read(taskId));
    const update = (more: object) => ({ body: { taskId, ...text, ...more } });
    await me.request('updateProjectTask', update({ status: 'done' }));
    ctx.expectEqual('what is left out stays', await readPlan(), { ...plan, status: 'done' });
    await owner.expectError(400, 'updateProjectTask', update({ dueOn: '2030-01-29' }));
    await owner.expectError(400, 'createProjectTask', create({ ...plan, dueOn: '2030-01-29' }));
    await owner.expectError(400, 'updateProjectTask', update({ startOn: '2030-02-01' }));
    const outsider = await newcomer(ctx, owner, projectId);
    await owner.expectError(400, 'updateProjectTask', update({ assigneeId: outsider }));
    await owner.expectError(400, 'createProjectTask', create({ assigneeId: outsider }));
    ctx.expectEqual('after the rejections', await readPlan(), { ...plan, status: 'done' });
    await me.request('updateProjectTask', update(nothing));
    ctx.expectEqual('null clears', await readPlan(), { ...nothing, status: 'done' });
  },
});
