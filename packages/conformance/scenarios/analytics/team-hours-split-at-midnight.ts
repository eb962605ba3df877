import { addDays } from '../../scenario/time.ts';
import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { loginDay } from '../../support/analytics.ts';
import { fetchProfile } from '../../support/profile.ts';
import { inEachState } from '../../support/people.ts';
import { getEmployeeId } from '../../support/projects.ts';
import { team } from '../../support/teams.ts';

/** The team id that stands for all teams. */
const allTeams = '00000000-0000-0000-0000-000000000000';

export default scenario({
  title:
    'Team hours count an entry over midnight on each of its days, and teams are listed by name',
  source: 'ANLYT-016, ANLYT-076, ANLYT-D15',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const { employeeId } = await fetchProfile(member);
    const day = await emptyDay(ctx, member);
    const next = addDays(day, 1);
    const analytics = async (from: string, to: string) => {
      const days = { startDateAsString: from, endDateAsString: to };
      return me.request('getClockWorkAnalytics', { body: { ...days, teamId: [allTeams] } });
    };
    const seconds = async (from: string, to: string) => {
      const { clockWorkAnalytics } = await analytics(from, to);
      const members = clockWorkAnalytics.flatMap((each) => each.clockWorkAnalyticsMembers);
      return members.find(({ id }) => id === employeeId)?.totalTimeInSeconds ?? 0;
    };
    // One time zone, so that both people's midnight is the same.
    const at = (date: string, time: string) => ctx.at(date, time, me.timeZone);
    const entryPayLoad = {
      id: ctx.uuid(),
      startTime: at(day, '23:40'),
      endTime: at(next, '00:10'),
      description: ctx.name(),
      projectId: null,
      taskId: null,
    };
    await member.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    ctx.expectEqual('of the first day', await seconds(day, day), 1200);
    ctx.expectEqual('of the second', await seconds(next, next), 600);
    ctx.expectEqual('of both', await seconds(day, next), 1800);
    await member.request('deleteClockWorkEntries', { body: [entryPayLoad.id] });

    const made = [];
    for (const letter of ['Z', 'a', 'M']) {
      const fields = await team(ctx, me);
      const teamName = `${letter} ${fields.teamName}`;
      await me.request('saveTeam', { body: { ...fields, teamName } });
      made.push({ teamId: fields.teamId, teamName });
    }
    const [last, first, middle] = made.map(({ teamId }) => teamId);
    const ids = new Set(made.map(({ teamId }) => teamId));
    const shown = (teams: readonly { teamId: string }[]) =>
      teams.flatMap(({ teamId }) => (ids.has(teamId) ? [teamId] : []));
    const { teams } = await me.request('getClockWorkAnalyticsDefaults');
    ctx.expectEqual('the choices by name', shown(teams), [first, middle, last]);
    const entry = await add(ctx, member, { day, from: '09:00', to: '10:00' });
    const { clockWorkAnalytics } = await analytics(day, day);
    ctx.expectEqual('the teams by name', shown(clockWorkAnalytics), [first, middle, last]);
    await member.request('deleteClockWorkEntries', { body: [entry.id] });
    for (const each of made) await me.request('deleteTeam', { path: { id: each.teamId } });

    await includesDeparted(ctx, me);
    await loginsAreNewestFirst(ctx, me);
  },
});

/** A former member stays in the team, marked as such. */
async function includesDeparted(ctx: ScenarioContext, me: Actor): Promise<void> {
  const roles = ['admin', 'member', 'colleague', 'teamLead'];
  const own = new Set(await Promise.all(roles.map((role) => getEmployeeId(ctx.as(role)))));
  const members = async () => {
    const days = { startDateAsString: ctx.day(-365), endDateAsString: ctx.day(0) };
    const body = { ...days, teamId: [allTeams] };
    const { clockWorkAnalytics } = await me.request('getClockWorkAnalytics', { body });
    return clockWorkAnalytics.flatMap((each) => each.clockWorkAnalyticsMembers);
  };
  const someone = (await members()).find(({ id, isActive }) => isActive !== false && !own.has(id));
  if (!someone) return;
  const { id, name } = someone;
  await inEachState(ctx, me, id, async () => {
    const found = (await members()).find((each) => each.id === id);
    ctx.expectEqual('active users, independent of their employee record', found?.name, name);
  });
  await me.request('setEmployeeState', { body: { id, isActive: false } });
  const departed = (await members()).find((each) => each.id === id);
  await me.request('setEmployeeState', { body: { id, isActive: true } });
  ctx.expectEqual('who has left, and is there still', departed?.isActive, false);
}

/** Finds a day with a few logins, without another sort order. */
async function loginsAreNewestFirst(ctx: ScenarioContext, me: Actor): Promise<void> {
  for (const offset of [-1, -2, -3, -4, -5]) {
    const path = { newDate: loginDay(ctx.day(offset, me.timeZone)) };
    const times = async (sort: string | null) => {
      const body = { page: 1, pageSize: 50 as const, sort, columnFilters: [] };
      const found = await me.request('getUserLoginAnalytics', { path, body });
      return found.userLoginDetails.map(({ dateTimeStampFormatted }) => dateTimeStampFormatted);
    };
    const newest = await times('-dateTimeStampFormatted');
    ctx.expectEqual('logins, the newest first', await times(null), newest);
    if (new Set(newest).size > 1) return;
  }
}
