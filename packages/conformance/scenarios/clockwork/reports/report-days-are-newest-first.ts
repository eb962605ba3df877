import { addDays } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { book, withEntries, workPlace } from '../../../support/booked.ts';
import { emptyDay } from '../../../support/clockwork.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title: 'Time over midnight counts on each day, with groups newest first; rows show their task',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = await emptyDay(ctx, me);
    const next = addDays(day, 1);
    const { projectId, taskId } = await workPlace(ctx, me);
    const { tasks } = (await me.request('getProject', { path: { id: projectId } })).project;
    const task = tasks.find((each) => each.taskId === taskId);
    await withEntries(me, async (track) => {
      const pieces = [
        { day, at: '09:00', seconds: 600 },
        { day, at: '23:55', seconds: 600 },
      ];
      track(await book(ctx, me, taskId, pieces));
      const { groups, timeReportClockWorkEntries: rows } = await me.request('getTimeReport', {
        body: {
          employeeId: await getEmployeeId(me),
          projectIds: [projectId],
          startDateAsString: day,
          endDateAsString: next,
          isCumulative: false,
          groupBy: 'Day',
          page: 1,
          pageSize: 10,
          sort: null,
        },
      });
      const actual = groups?.map(({ key, totalTimeInSeconds }) => [key, totalTimeInSeconds]);
      ctx.expectEqual('the days', actual, [
        [next, 300],
        [day, 900],
      ]);
      const names = new Set(rows.map(({ taskDisplayString }) => taskDisplayString));
      ctx.expectEqual('the task', [...names], [`${task?.taskCode} ${task?.taskName}`]);
    });
  },
});
