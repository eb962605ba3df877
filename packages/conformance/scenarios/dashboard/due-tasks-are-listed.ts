import { addDays } from '../../scenario/time.ts';
import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { getEmployeeId, joint } from '../../support/projects.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'The Dashboard lists the user’s tasks that are overdue, due today and due this week',
  source: 'SHELL-D61',
  isExclusive: true,
  async run(ctx) {
    const [me, owner] = [ctx.as('member'), ctx.as('admin')];
    const assigneeId = await getEmployeeId(me);
    const { timeZone } = await fetchProfile(me);
    const today = ctx.day(0, timeZone);
    const before = await fetchDue(me);
    ctx.expectEqual('today', before.today, today);
    const last = await fetchLastDay(me);
    const projectId = await joint(ctx, owner, me);
    const add = (dueOn: string | null, more: object = {}) =>
      owner.request('createProjectTask', {
        body: {
          projectId,
          taskName: ctx.name('Task'),
          taskDescription: '',
          assigneeId,
          dueOn,
          ...more,
        },
      });
    await add(addDays(today, -1));
    const { taskId } = await add(today, { status: 'blocked' });
    if (last > today) await add(last);
    await add(addDays(last, 1));
    await add(null);
    await add(today, { status: 'done' });
    await add(today, { assigneeId: null });
    const week = last > today ? 1 : 0;
    const counted = async () => count(await fetchDue(me), before);
    ctx.expectEqual('the tasks added', await counted(), [1, 1, week]);
    const found = (await fetchDue(me)).dueToday.tasks.find((each) => each.taskId === taskId);
    if (before.dueToday.count < 5) {
      ctx.expectEqual(
        'the task of today',
        [found?.projectId, found?.status, found?.dueOn],
        [projectId, 'blocked', today],
      );
    }
    await isOrdered(ctx, me);
    await me.request('updateProjectTask', {
      body: { taskId, taskName: ctx.name('Task'), taskDescription: '', status: 'done' },
    });
    ctx.expectEqual('once one is done', await counted(), [1, 0, week]);
    await owner.request('deleteProject', { path: { id: projectId } });
    ctx.expectEqual('once the project is deleted', await counted(), [0, 0, 0]);
  },
});

async function fetchDue(me: Actor) {
  const { tasks } = await me.request('getDashboard', { query: { tiles: ['tasks'] } });
  if (!tasks) throw new Error(`${me.role} sees no tasks; give them the right to projects.`);
  return tasks;
}

type Due = Awaited<ReturnType<typeof fetchDue>>;

const count = (now: Due, before: Due): number[] =>
  (['overdue', 'dueToday', 'dueThisWeek'] as const).map(
    (name) => now[name].count - before[name].count,
  );

/** The last day of the organization's week. */
async function fetchLastDay(me: Actor): Promise<string> {
  const { hours } = await me.request('getDashboard', { query: { tiles: ['hours'] } });
  return hours?.days.at(-1)?.day ?? '';
}

/** Each part lists the first five, by their dates. */
async function isOrdered(ctx: ScenarioContext, me: Actor): Promise<void> {
  const { overdue, dueToday, dueThisWeek } = await fetchDue(me);
  for (const part of [overdue, dueToday, dueThisWeek]) {
    const days = part.tasks.map(({ dueOn }) => dueOn);
    ctx.expectEqual('the order of the tasks', days, days.toSorted());
    ctx.expectEqual('the number of listed tasks', days.length, Math.min(5, part.count));
  }
}
