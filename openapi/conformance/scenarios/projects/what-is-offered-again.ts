import { scenario } from '../../scenario/types.ts';
import {
  bookOn,
  employeeIdOf,
  join,
  project,
  seen,
  subProject,
  task,
} from '../../support/projects.ts';

export default scenario({
  title:
    'Pickers offer what the person sees and may work on, pairs of project and task once, newest first',
  source: 'PROJ-086, PROJ-024',
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const [bare, own, joined] = [
      await project(kit, me),
      await project(kit, me),
      await subProject(kit, owner, await project(kit, owner)),
    ];
    await join(owner, joined, me);
    const hidden = await project(kit, owner);
    await task(kit, owner, hidden);
    const ownTask = await task(kit, me, own);
    await me.ask('markAsApexProject', { path: { id: own } });
    const joinedTask = await task(kit, me, joined);
    const offered = async (id: 'getProjectsSelection' | 'getValidProjectsForDefaults') => {
      const keys = new Set((await me.ask(id)).pmoProjectsKVP.map(({ key }) => key));
      return [bare, own, joined, hidden].map((each) => keys.has(each));
    };
    kit.expectEqual('projects', await offered('getProjectsSelection'), [true, true, true, false]);
    const valid = await offered('getValidProjectsForDefaults');
    kit.expectEqual('defaults have tasks', valid, [false, true, true, false]);
    const { code, name, tasks } = await seen(me, own);
    const { pmoProjectsKVP } = await me.ask('getProjectsSelection');
    const pair = pmoProjectsKVP.find(({ key }) => key === own);
    kit.expectEqual('by code and name', pair?.value, `${code} ${name}`);
    const more = await task(kit, me, own);
    const { pmoTasksKVP } = await me.ask('getTasksSelection', { query: { projectId: own } });
    kit.expectEqual(
      'tasks',
      pmoTasksKVP.map(({ key }) => key),
      [ownTask, more],
    );
    kit.expectEqual('as', pmoTasksKVP[0]?.value, `${tasks[0]?.taskCode} ${tasks[0]?.taskName}`);
    const entries = [await bookOn(kit, me, joinedTask), await bookOn(kit, me, joinedTask)];
    const combos = async () =>
      (await me.ask('getRecentProjectTaskCombos')).projectTaskCombos.filter(
        ({ projectId }) => projectId === joined,
      );
    const { projectTaskCombos } = await me.ask('getRecentProjectTaskCombos');
    kit.expectThat('at most ten', projectTaskCombos.length <= 10);
    const keys = projectTaskCombos.map(({ projectId, taskId }) => `${projectId}:${taskId}`);
    kit.expectEqual('each once', new Set(keys).size, keys.length);
    await combos();
    await owner.ask('removeProjectMember', {
      query: { projectId: joined, employeeId: await employeeIdOf(me) },
    });
    kit.expectEqual('of what is not seen any more', await combos(), []);
    await me.ask('deleteClockWorkEntries', { body: entries });
    await me.refused(404, 'getTasksSelection', { query: { projectId: hidden } });
  },
});
