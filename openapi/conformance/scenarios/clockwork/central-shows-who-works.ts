import { holdsInPeace } from '../../checks/peace.ts';
import { scenario } from '../../scenario/types.ts';
import { add, clearRecent, emptyDay, start } from '../../support/clockwork.ts';
import { isInOrder } from '../../support/order.ts';
import { employee } from '../../support/people.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title: 'Centralised ClockWork shows who runs a timer, and a member’s day as the member sees it',
  source: 'CLOCK-020; decisions, "Central ClockWork shows the whole tenant"',
  async run(kit) {
    const [boss, me] = [kit.as('admin'), kit.as('member')];
    const employeeId = await employeeIdOf(me);
    await clearRecent(kit, me);
    const timer = async () =>
      (await boss.ask('getCentralTimers')).members.find((each) => each.employeeId === employeeId);
    kit.expectEqual('while nothing runs', await timer(), undefined);
    const id = await start(kit, me, kit.minutesFromNow(-1));
    const shown = await timer();
    kit.expectEqual('what runs', shown?.runningEntry?.clockWorkEntry.id, id);
    kit.expectThat('it counts for today', (shown?.totalTimeInSeconds ?? 0) >= 0);
    const { members } = await boss.ask('getCentralTimers');
    const names = members.map(({ employeeName }) => employeeName);
    kit.expectThat('they are listed by name', isInOrder(names));
    kit.expectThat(
      'each runs one',
      members.every(({ runningEntry }) => runningEntry !== null),
    );
    await holdsInPeace(async () => {
      const other = kit.as('colleague');
      await start(kit, other);
      const { members: timers } = await boss.ask('getCentralTimers');
      const both = new Set(timers.map((each) => each.employeeId));
      const ids = [employeeId, await employeeIdOf(other)];
      kit.expectThat(
        'all who run one are listed',
        ids.every((each) => both.has(each)),
      );
      await clearRecent(kit, other);
    });
    await clearRecent(kit, me);
    const day = await emptyDay(kit, me);
    const one = await add(kit, me, { day, from: '00:00', to: '01:00' });
    const two = await add(kit, me, { day, from: '22:30', to: '23:59' });
    const path = { employeeId, date: day };
    const seen = await boss.ask('getCentralMemberDay', { path });
    kit.expectEqual(
      'the day',
      seen.clockWorkEntries.map((each) => each.id),
      [two.id, one.id],
    );
    kit.expectEqual('its time', [seen.totalTimeInSeconds, seen.totalTime], [8940, '2h 29m']);
    kit.expectEqual('whose zone', seen.timeZone, me.timeZone);
    const own = await me.ask('getClockWorkProjectSummaries', { path: { date: day } });
    const theirs = seen.clockWorkDayProjectsSummaries;
    kit.expectEqual('its projects', theirs, own.clockWorkDayProjectsSummaries);
    kit.expectEqual('whose day', seen.member.employeeId, employeeId);
    await me.refused(403, 'getCentralMemberDay', { path });
    const unknown = { employeeId: kit.uuid(), date: day };
    await boss.refused(404, 'getCentralMemberDay', { path: unknown });
    await boss.refused(403, 'getCentralTimers', { query: { scope: 'MyTeam' } });
    const gone = await employee(kit, boss);
    const columnFilters = [{ name: 'employeeName', value: gone.fullName }];
    const found = async () => {
      const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
      return (await boss.ask('listCentralMembers', { body })).totalCount;
    };
    kit.expectEqual('who is employed', await found(), 1);
    await boss.ask('setEmployeeState', { body: { id: gone.id, isActive: false } });
    kit.expectEqual('who has left', await found(), 0);
    const { employees } = await boss.ask('getTimeReportEmployees');
    kit.expectThat(
      'the time of who has left can be reported',
      employees.some((each) => each.employeeId === gone.id),
    );
  },
});
