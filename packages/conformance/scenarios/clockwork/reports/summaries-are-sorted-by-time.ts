import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { getEmployeeId, projectFields, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'Summaries and groups are sorted by most time, projects by code, and adjusted entries newest first, whenever they were recorded',
  source: 'CLOCK-003, CLOCK-041',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = await emptyDay(ctx, me);
    const prefix = `K-${ctx.uuid().slice(0, 8)}`;
    const book = async (code: string, times: { from: string; to: string }) => {
      const body = { ...projectFields(ctx), code: `${prefix}${code}` };
      await me.request('createProject', { body });
      const { id } = await add(ctx, me, { day, ...times });
      const query = { taskId: await task(ctx, me, body.id) };
      await me.request('assignClockWorkEntries', { query, body: [{ id }] });
      return { id, projectId: body.id };
    };
    const middle = await book('a', { from: '08:00', to: '08:30' });
    const long = await book('b', { from: '09:00', to: '10:15' });
    const short = await add(ctx, me, { day, from: '11:00', to: '11:10' });
    const byTime = [long.projectId, middle.projectId];
    const path = { date: day };
    const { clockWorkDayProjectsSummaries: daily } = await me.request(
      'getClockWorkProjectSummaries',
      {
        path,
      },
    );
    const summed = daily.map(({ projectId }) => projectId);
    ctx.expectEqual('the summaries', summed, [...byTime, null]);
    const days = { startDateAsString: day, endDateAsString: day };
    const requested = { employeeId: await getEmployeeId(me), ...days, projectIds: [] };
    const body = { ...requested, isCumulative: false };
    const { groups } = await me.request('getTimeReport', { body: { ...body, groupBy: 'Project' } });
    const actual = groups?.map(({ totalTimeInSeconds }) => totalTimeInSeconds / 60);
    ctx.expectEqual('the groups', actual, [75, 30, 10]);
    const { projects } = await me.request('getTimeReportProjects', { body });
    const offered = projects.map(({ projectId }) => projectId);
    ctx.expectEqual('the projects by code', offered, byTime.toReversed());
    const move = (entryId: string, from: string, to: string) => ({
      entryId,
      newStartTime: ctx.at(day, from, me.timeZone),
      newEndTime: ctx.at(day, to, me.timeZone),
    });
    const moves = [move(middle.id, '08:05', '08:35'), move(long.id, '09:05', '10:20')];
    const { clockWorkEntries } = await me.request('adjustMultipleClockWorkEntries', {
      body: moves,
    });
    const moved = clockWorkEntries.map(({ id }) => id);
    ctx.expectEqual('the adjusted entries', moved, [long.id, middle.id]);
    await me.request('deleteClockWorkEntries', { body: [short.id, long.id, middle.id] });
  },
});
