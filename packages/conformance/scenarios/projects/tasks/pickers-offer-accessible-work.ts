import { scenario } from '../../../scenario/types.ts';
import {
  bookOn,
  getEmployeeId,
  join,
  project,
  seen,
  subProject,
  task,
} from '../../../support/projects.ts';

export default scenario({
  title:
    'Pickers offer projects that the person sees and may work on, each pair of project and task once, newest first',
  source: 'PROJ-086, PROJ-024',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const [bare, own, joined] = [
      await project(ctx, me),
      await project(ctx, me),
      await subProject(ctx, owner, await project(ctx, owner)),
    ];
    await join(owner, joined, me);
    const hidden = await project(ctx, owner);
    await task(ctx, owner, hidden);
    const ownTask = await task(ctx, me, own);
    await me.request('markAsApexProject', { path: { id: own } });
    const joinedTask = await task(ctx, me, joined);
    const offered = async (id: 'getProjectsSelection' | 'getValidProjectsForDefaults') => {
      const keys = new Set((await me.request(id)).pmoProjectsKVP.map(({ key }) => key));
      return [bare, own, joined, hidden].map((each) => keys.has(each));
    };
    ctx.expectEqual('projects', await offered('getProjectsSelection'), [true, true, true, false]);
    const valid = await offered('getValidProjectsForDefaults');
    ctx.expectEqual('defaults have tasks', valid, [false, true, true, false]);
    const { code, name, tasks } = await seen(me, own);
    const { pmoProjectsKVP } = await me.request('getProjectsSelection');
    const pair = pmoProjectsKVP.find(({ key }) => key === own);
    ctx.expectEqual('by code and name', pair?.value, `${code} ${name}`);
    const more = await task(ctx, me, own);
    const { pmoTasksKVP } = await me.request('getTasksSelection', { query: { projectId: own } });
    ctx.expectEqual(
      'tasks',
      pmoTasksKVP.map(({ key }) => key),
      [ownTask, more],
    );
    ctx.expectEqual('as', pmoTasksKVP[0]?.value, `${tasks[0]?.taskCode} ${tasks[0]?.taskName}`);
    const entries = [await bookOn(ctx, me, joinedTask), await bookOn(ctx, me, joinedTask)];
    const combos = async () =>
      (await me.request('getRecentProjectTaskCombos')).projectTaskCombos.filter(
        ({ projectId }) => projectId === joined,
      );
    const { projectTaskCombos } = await me.request('getRecentProjectTaskCombos');
    ctx.expectThat('at most ten', projectTaskCombos.length <= 10);
    const keys = projectTaskCombos.map(({ projectId, taskId }) => `${projectId}:${taskId}`);
    ctx.expectEqual('each once', new Set(keys).size, keys.length);
    await combos();
    await owner.request('removeProjectMember', {
      query: { projectId: joined, employeeId: await getEmployeeId(me) },
    });
    ctx.expectEqual('of what is not seen any more', await combos(), []);
    await me.request('deleteClockWorkEntries', { body: entries });
    await me.expectError(404, 'getTasksSelection', { query: { projectId: hidden } });
  },
});
