import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { add, clearRecent, start } from '../../support/clockwork.ts';
import { isInOrder } from '../../support/order.ts';
import { employee, seen } from '../../support/people.ts';
import { getEmployeeId, project } from '../../support/projects.ts';

export default scenario({
  title:
    'A team lead sees on the Dashboard who of their team is at work, and which hours are missing',
  source: 'SHELL-D17',
  isExclusive: true,
  async run(ctx) {
    const [admin, lead, me] = [ctx.as('admin'), ctx.as('teamLead'), ctx.as('colleague')];
    const leadId = await getEmployeeId(lead);
    const own = await seen(admin, await getEmployeeId(me));
    const { designationId, joinedOn, isTeamLead, ...fields } = own;
    const { id, fullName, email, workPlace, phone, dateOfBirth, reportingToId } = fields;
    const record = { id, fullName, email, workPlace, phone, dateOfBirth, designationId, joinedOn };
    const change = (leadFields: { reportingToId: string | null; isTeamLead: boolean }) =>
      admin.request('updateEmployee', { body: { ...record, ...leadFields } });
    await clearRecent(ctx, me);
    await change({ reportingToId: leadId, isTeamLead: false });
    try {
      await expectTeam(ctx, { admin, lead, leadId });
      await expectTimes(ctx, { lead, me, id });
      ctx.expectEqual('the team of who leads none', await getTeamMembers(me), undefined);
    } finally {
      await clearRecent(ctx, me);
      await change({ reportingToId, isTeamLead });
    }
  },
});

const getTeamMembers = async (actor: Actor) =>
  (await actor.request('getDashboard', { query: { tiles: ['team'] } })).team?.members;

interface Leading {
  admin: Actor;
  lead: Actor;
  leadId: string;
}

async function expectTeam(ctx: ScenarioContext, { admin, lead, leadId }: Leading): Promise<void> {
  const inside = await employee(ctx, admin, { reportingToId: leadId });
  // Indirect reports do not count: a person who reports to a team member is not in the team.
  const outside = await employee(ctx, admin, { reportingToId: inside.id });
  const found = async () => {
    const ids = new Set(((await getTeamMembers(lead)) ?? []).map(({ employeeId }) => employeeId));
    return [inside.id, outside.id, leadId].map((each) => ids.has(each));
  };
  ctx.expectEqual('who reports to the lead, and nobody else', await found(), [true, false, false]);
  const names = ((await getTeamMembers(lead)) ?? []).map(({ employeeName }) => employeeName);
  ctx.expectThat('they are listed by name', isInOrder(names));
  await admin.request('setEmployeeState', { body: { id: inside.id, isActive: false } });
  ctx.expectEqual('without who has left', await found(), [false, false, false]);
}

interface Member {
  lead: Actor;
  me: Actor;
  id: string;
}

async function expectTimes(ctx: ScenarioContext, { lead, me, id }: Member): Promise<void> {
  const shown = async () =>
    (await getTeamMembers(lead))?.find(({ employeeId }) => employeeId === id);
  ctx.expectEqual('without a running entry', (await shown())?.runningEntry, null);
  const entry = await start(ctx, me);
  ctx.expectEqual('the running entry', (await shown())?.runningEntry?.clockWorkEntry.id, entry);
  await clearRecent(ctx, me);

  const secret = await project(ctx, me);
  const body = { id: ctx.uuid(), description: ctx.name(), projectId: secret, taskId: null };
  const entryPayLoad = { ...body, startTime: ctx.minutesFromNow(0), endTime: null };
  await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
  const running = (await shown())?.runningEntry?.clockWorkEntry;
  const withheld = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  ctx.expectEqual(
    'a project that the lead may not see',
    [running?.projectId, running?.projectDisplayString],
    [withheld, ''],
  );
  await clearRecent(ctx, me);

  await add(ctx, me, { day: ctx.day(0, me.timeZone), from: '00:00', to: '00:01' });
  const { hours } = await me.request('getDashboard', { query: { tiles: ['hours'] } });
  const days = hours?.days ?? [];
  const member = await shown();
  ctx.expectEqual('the week of the member', member?.weekInSeconds, hours?.weekInSeconds);
  if (days.some(({ workingDayInSeconds }) => workingDayInSeconds === null)) return;
  const due = days
    .filter(({ day }) => day < ctx.day(0, me.timeZone))
    .reduce((sum, { workingDayInSeconds }) => sum + (workingDayInSeconds ?? 0), 0);
  const missing = Math.max(0, due - (hours?.weekInSeconds ?? 0));
  ctx.expectEqual('what is missing', member?.missingInSeconds, missing);
}
