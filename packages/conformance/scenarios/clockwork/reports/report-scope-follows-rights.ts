import { scenario, type Actor, type ScenarioContext } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { isInOrder } from '../../../support/order.ts';
import { employee, role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title:
    'Everyone may read their own time report; the team’s is for its lead, and everyone’s needs the right to it',
  source: 'CLOCK-088, CLOCK-D25',
  isExclusive: true,
  async run(ctx) {
    const [admin, lead, me] = [ctx.as('admin'), ctx.as('teamLead'), ctx.as('colleague')];
    const ids = await Promise.all([me, lead].map(async (each) => (await fetchProfile(each)).id));
    const [own = '', leads = ''] = ids;
    const report = await role(ctx, admin, ['clockwork.basic', 'timereport.basic']);
    const roleIds = [report.id];
    await withRoles(admin, { id: own, roleIds }, () =>
      withRoles(admin, { id: leads, roleIds }, () => verifyVisibility(ctx, { admin, lead, me })),
    );
    await admin.request('deleteRole', { path: { id: report.id } });
  },
});

interface Readers {
  admin: Actor;
  lead: Actor;
  /** Sees only their own time. */
  me: Actor;
}

async function verifyVisibility(ctx: ScenarioContext, { admin, lead, me }: Readers): Promise<void> {
  const leadId = await getEmployeeId(lead);
  const { id: inside } = await employee(ctx, admin, { reportingToId: leadId });
  // Indirect reports do not count: a person who reports to a team member is not in the team.
  const { id: outside } = await employee(ctx, admin, { reportingToId: inside });
  const scopes = async (actor: Actor) => {
    const { scopes: given, employees } = await actor.request('getTimeReportEmployees');
    return { given, ids: employees.map(({ employeeId }) => employeeId), employees };
  };
  const [all, team, own] = [await scopes(admin), await scopes(lead), await scopes(me)];
  ctx.expectEqual('the member’s scopes', own.given, ['Own']);
  ctx.expectEqual('whom a member sees', own.ids, [await getEmployeeId(me)]);
  ctx.expectEqual('the lead’s scopes', team.given, ['Own', 'MyTeam']);
  const inTeam = [leadId, inside, outside].map((each) => team.ids.includes(each));
  ctx.expectEqual('whom a lead sees', inTeam, [true, true, false]);
  ctx.expectThat(
    'all are everybody’s',
    [inside, outside].every((each) => all.ids.includes(each)),
  );
  ctx.expectEqual('the widest of the admin', all.given.at(-1), 'All');
  const names = all.employees.map(({ employeeName }) => employeeName);
  ctx.expectThat('they are listed by name', isInOrder(names));
  const day = await emptyDay(ctx, me);
  const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
  const days = { startDateAsString: day, endDateAsString: day, projectIds: [] };
  const body = { ...days, employeeId: null, isCumulative: false };
  const fetchRows = async (actor: Actor, more: object) =>
    (await actor.request('getTimeReport', { body: { ...body, ...more } }))
      .timeReportClockWorkEntries;
  ctx.expectEqual(
    'own',
    (await fetchRows(me, {})).map((row) => row.id),
    [id],
  );
  const everybodys = await fetchRows(admin, { scope: 'All' });
  ctx.expectThat(
    'all have it',
    everybodys.some((row) => row.id === id),
  );
  const admins = await fetchRows(admin, {});
  ctx.expectThat('the admin’s own have not', !admins.some((row) => row.id === id));
  const teams = new Set((await fetchRows(lead, { scope: 'MyTeam' })).map((row) => row.employeeId));
  ctx.expectThat('a team’s are of the team', teams.isSubsetOf(new Set(team.ids)));
  await me.expectError(403, 'getTimeReport', { body: { ...body, scope: 'All' } });
  await me.expectError(403, 'getTimeReport', { body: { ...body, scope: 'MyTeam' } });
  await lead.expectError(403, 'getTimeReport', { body: { ...body, scope: 'All' } });
  await me.expectError(403, 'getTimeReport', { body: { ...body, employeeId: leadId } });
  await me.expectError(404, 'getTimeReport', { body: { ...body, employeeId: ctx.uuid() } });
  await lead.expectError(403, 'getTimeReport', { body: { ...body, employeeId: outside } });
  const theirs = await fetchRows(lead, { employeeId: inside });
  ctx.expectThat(
    'one’s are of that one',
    theirs.every((row) => row.employeeId === inside),
  );
}
