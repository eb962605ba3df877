import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../../scenario/types.ts';
import { clearRecent } from '../../../support/clockwork.ts';
import { project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'The most recent bookings are offered first, with project and task; time without a project is not offered',
  source: 'PROJ-047',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const work: { projectId: string; taskId: string }[] = [];
    for (let count = 0; count < 11; count += 1) {
      // Two with the same millisecond have no order.
      await setTimeout(2);
      const projectId = await project(ctx, me);
      const taskId = await task(ctx, me, projectId);
      await me.request('addEntryUnderTask', { query: { taskId, taskName: 'Work' } });
      work.unshift({ projectId, taskId });
    }
    await setTimeout(2);
    const [last] = work;
    const more = await task(ctx, me, last?.projectId ?? '');
    await me.request('addEntryUnderTask', { query: { taskId: more, taskName: 'More' } });
    await setTimeout(2);
    const { clockWorkEntries } = await me.request('addEntryUnderTask', {
      query: { taskId: work[10]?.taskId ?? '', taskName: 'Again' },
    });
    const id = clockWorkEntries[0]?.id ?? '';
    await me.request('postClockWork', {
      body: { type: 'update', entryPayLoad: { id, taskId: null } },
    });
    const combos = async () => (await me.request('getRecentProjectTaskCombos')).projectTaskCombos;
    const found = await combos();
    ctx.expectEqual('how many', found.length, 10);
    const [first, another, second] = found;
    const old = work[10]?.projectId ?? '';
    ctx.expectEqual(
      'without a task',
      [first?.projectId, first?.taskId, first?.taskCode],
      [old, null, ''],
    );
    ctx.expectEqual(
      'another task of one project',
      [another?.projectId, another?.taskId],
      [last?.projectId, more],
    );
    ctx.expectEqual(
      'the next',
      [second?.projectId, second?.taskId],
      [last?.projectId, last?.taskId],
    );
    for (const each of found.slice(2)) {
      const { code, name, description, tasks } = await seen(me, each.projectId);
      const [its] = tasks;
      ctx.expectEqual('what it shows', each, {
        projectId: each.projectId,
        projectCode: code,
        projectName: name,
        projectDescription: description,
        taskId: its?.taskId,
        taskCode: its?.taskCode,
        taskName: its?.taskName,
        taskDescription: its?.taskDescription,
      });
    }
    for (let count = 0; count < 10; count += 1) {
      await me.request('addEntryUnderTask', { query: { taskId: more, taskName: 'More' } });
    }
    ctx.expectEqual('pairs, however often one was booked', (await combos()).length, 10);
    await clearRecent(ctx, me);
  },
});
