import { addDays } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { workPlace } from '../../../support/booked.ts';
import { add, emptyDay, payLoad } from '../../../support/clockwork.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title: 'An entry over midnight counts on each of its days, in every view',
  source: 'CLOCK-D71',
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('member')];
    const day = await emptyDay(ctx, me, other);
    const next = addDays(day, 1);
    const { id, startTime, endTime } = await add(ctx, me, {
      day,
      from: '22:00',
      to: '00:30',
      toDay: next,
    });
    const { taskId } = await workPlace(ctx, me);
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const theirs = payLoad(ctx, startTime, endTime);
    await other.request('postClockWork', { body: { type: 'add', entryPayLoad: theirs } });
    const employeeId = await getEmployeeId(me);
    for (const [date, seconds, listed, continued] of [
      [day, 7200, [id], []],
      [next, 1800, [], [id]],
    ] as const) {
      const actual = await me.request('getClockWorkDay', { path: { date } });
      ctx.expectEqual(`the time on ${date}`, actual.totalTimeInSeconds, seconds);
      ctx.expectEqual('the entries that start on it', getIds(actual.clockWorkEntries), listed);
      ctx.expectEqual(
        'entries that continue into it',
        getIds(actual.continuedEntries ?? []),
        continued,
      );
      const { clockWorkDayProjectsSummaries } = await me.request('getClockWorkProjectSummaries', {
        path: { date },
      });
      const minutes = clockWorkDayProjectsSummaries.map((each) => each.totalTimeInMinutes);
      ctx.expectEqual('its summary', minutes, [seconds / 60]);
      const period = { startDateAsString: date, endDateAsString: date };
      const body = { employeeId, ...period, projectIds: [], isCumulative: false };
      const { timeReportClockWorkEntries } = await me.request('getTimeReport', { body });
      const rows = timeReportClockWorkEntries.map((row) => [row.id, row.totalTimeInSeconds]);
      ctx.expectEqual('its report', rows, [[id, seconds]]);
      const member = await me.request('getCentralMemberDay', { path: { employeeId, date } });
      ctx.expectEqual('the member’s day', member.totalTimeInSeconds, seconds);
    }
    await me.request('deleteClockWorkEntries', { body: [id] });
    await other.request('deleteClockWorkEntries', { body: [theirs.id] });
  },
});

const getIds = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);
