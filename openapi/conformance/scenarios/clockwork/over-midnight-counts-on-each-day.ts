import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { workPlace } from '../../support/booked.ts';
import { add, emptyDay, payLoad } from '../../support/clockwork.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title: 'An entry over midnight counts on each of its days, everywhere alike',
  source: 'the decisions on ClockWork',
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('member')];
    const day = await emptyDay(kit, me, other);
    const next = addDays(day, 1);
    const { id, startTime, endTime } = await add(kit, me, {
      day,
      from: '22:00',
      to: '00:30',
      toDay: next,
    });
    const { taskId } = await workPlace(kit, me);
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const theirs = payLoad(kit, startTime, endTime);
    await other.ask('postClockWork', { body: { type: 'add', entryPayLoad: theirs } });
    const employeeId = await employeeIdOf(me);
    for (const [date, seconds, listed, continued] of [
      [day, 7200, [id], []],
      [next, 1800, [], [id]],
    ] as const) {
      const told = await me.ask('getClockWorkDay', { path: { date } });
      kit.expectEqual(`the time on ${date}`, told.totalTimeInSeconds, seconds);
      kit.expectEqual('what begins on it', idsOf(told.clockWorkEntries), listed);
      kit.expectEqual('what lasts into it', idsOf(told.continuedEntries ?? []), continued);
      const { clockWorkDayProjectsSummaries } = await me.ask('getClockWorkProjectSummaries', {
        path: { date },
      });
      const minutes = clockWorkDayProjectsSummaries.map((each) => each.totalTimeInMinutes);
      kit.expectEqual('its summary', minutes, [seconds / 60]);
      const period = { startDateAsString: date, endDateAsString: date };
      const body = { employeeId, ...period, projectIds: [], isCumulative: false };
      const { timeReportClockWorkEntries } = await me.ask('getTimeReport', { body });
      const rows = timeReportClockWorkEntries.map((row) => [row.id, row.totalTimeInSeconds]);
      kit.expectEqual('its report', rows, [[id, seconds]]);
      const member = await me.ask('getCentralMemberDay', { path: { employeeId, date } });
      kit.expectEqual('the member’s day', member.totalTimeInSeconds, seconds);
    }
    await me.ask('deleteClockWorkEntries', { body: [id] });
    await other.ask('deleteClockWorkEntries', { body: [theirs.id] });
  },
});

const idsOf = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);
