import { scenario, type Actor, type ScenarioContext } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title: 'The right to ClockWork opens the report of the user’s own time, and of no one else’s',
  source: 'CLOCK-020, CLOCK-D03',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(me);
    const timing = await role(ctx, admin, ['clockwork.basic', 'clockwork.centralizedClockwork']);
    const other = await role(ctx, admin, ['notification.basic']);
    await withRoles(admin, { id, roleIds: [timing.id] }, () => expectOwn(ctx, me));
    await withRoles(admin, { id, roleIds: [other.id] }, async () => {
      await me.expectError(403, 'getTimeReport', { body: buildBody(ctx.day(-1, me.timeZone)) });
      await me.expectError(403, 'getTimeReportEmployees');
    });
    for (const each of [timing, other])
      await admin.request('deleteRole', { path: { id: each.id } });
  },
});

const buildBody = (day: string) => ({
  startDateAsString: day,
  endDateAsString: day,
  employeeId: null,
  projectIds: [],
  isCumulative: false,
});

async function expectOwn(ctx: ScenarioContext, me: Actor): Promise<void> {
  const employeeId = await getEmployeeId(me);
  const { scopes, employees } = await me.request('getTimeReportEmployees');
  ctx.expectEqual('the scopes', scopes, ['Own']);
  ctx.expectEqual(
    'whom they may choose',
    employees.map((each) => each.employeeId),
    [employeeId],
  );
  const day = await emptyDay(ctx, me);
  const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
  const body = buildBody(day);
  const { timeReportClockWorkEntries: rows } = await me.request('getTimeReport', { body });
  ctx.expectEqual(
    'the own time',
    rows.map((row) => row.id),
    [id],
  );
  await me.expectError(403, 'getTimeReport', { body: { ...body, scope: 'All' } });
}
