import { retryCheck } from '../../../checks/requests/retry-check.ts';
import { scenario } from '../../../scenario/types.ts';
import { add, clearRecent, emptyDay, start } from '../../../support/clockwork.ts';
import { isInOrder } from '../../../support/order.ts';
import { employee } from '../../../support/people.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title:
    'Centralised ClockWork shows who is running a timer, and a member’s day as the member sees it',
  source: 'CLOCK-020, CLOCK-D83',
  async run(ctx) {
    const [boss, me] = [ctx.as('admin'), ctx.as('member')];
    const employeeId = await getEmployeeId(me);
    await clearRecent(ctx, me);
    const timer = async () =>
      (await boss.request('getCentralTimers')).members.find(
        (each) => each.employeeId === employeeId,
      );
    ctx.expectEqual('without a running entry', await timer(), undefined);
    const id = await start(ctx, me, ctx.minutesFromNow(-1));
    const shown = await timer();
    ctx.expectEqual('the running entry', shown?.runningEntry?.clockWorkEntry.id, id);
    ctx.expectThat('it counts for today', (shown?.totalTimeInSeconds ?? 0) >= 0);
    const { members } = await boss.request('getCentralTimers');
    const names = members.map(({ employeeName }) => employeeName);
    ctx.expectThat('they are listed by name', isInOrder(names));
    ctx.expectThat(
      'each runs one',
      members.every(({ runningEntry }) => runningEntry !== null),
    );
    await retryCheck(async () => {
      const other = ctx.as('colleague');
      await start(ctx, other);
      const { members: timers } = await boss.request('getCentralTimers');
      const both = new Set(timers.map((each) => each.employeeId));
      const ids = [employeeId, await getEmployeeId(other)];
      ctx.expectThat(
        'all who run one are listed',
        ids.every((each) => both.has(each)),
      );
      await clearRecent(ctx, other);
    });
    await clearRecent(ctx, me);
    const day = await emptyDay(ctx, me);
    const one = await add(ctx, me, { day, from: '00:00', to: '01:00' });
    const two = await add(ctx, me, { day, from: '22:30', to: '23:59' });
    const path = { employeeId, date: day };
    const seen = await boss.request('getCentralMemberDay', { path });
    ctx.expectEqual(
      'the day',
      seen.clockWorkEntries.map((each) => each.id),
      [two.id, one.id],
    );
    ctx.expectEqual('its time', [seen.totalTimeInSeconds, seen.totalTime], [8940, '2h 29m']);
    ctx.expectEqual('whose zone', seen.timeZone, me.timeZone);
    const own = await me.request('getClockWorkProjectSummaries', { path: { date: day } });
    const theirs = seen.clockWorkDayProjectsSummaries;
    ctx.expectEqual('its projects', theirs, own.clockWorkDayProjectsSummaries);
    ctx.expectEqual('whose day', seen.member.employeeId, employeeId);
    await me.expectError(403, 'getCentralMemberDay', { path });
    const unknown = { employeeId: ctx.uuid(), date: day };
    await boss.expectError(404, 'getCentralMemberDay', { path: unknown });
    await boss.expectError(403, 'getCentralTimers', { query: { scope: 'MyTeam' } });
    const deleted = await employee(ctx, boss);
    const columnFilters = [{ name: 'employeeName', value: deleted.fullName }];
    const found = async () => {
      const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
      return (await boss.request('listCentralMembers', { body })).totalCount;
    };
    ctx.expectEqual('who is employed', await found(), 1);
    await boss.request('setEmployeeState', { body: { id: deleted.id, isActive: false } });
    ctx.expectEqual('employees who have left', await found(), 0);
    const { employees } = await boss.request('getTimeReportEmployees');
    ctx.expectThat(
      'the time of who has left can be reported',
      employees.some((each) => each.employeeId === deleted.id),
    );
  },
});
