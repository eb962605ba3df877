import type { components } from '#openapi/generated/types.ts';
import { byText } from '../../core/names.ts';
import { ok, sent, type Call, type Handlers } from '../../core/handler.ts';
import { rejectField } from '../../core/http-error.ts';
import type { Employee } from '../../store/world/people.ts';
import type { Team } from '../../store/world/teams.ts';
import { createStaleCheck } from '../../common/clockwork/stale-check.ts';
import { periodNamed } from '../../common/clockwork/named-period.ts';
import { once } from '../../common/clockwork/once.ts';
import { toTimestamps, toPeriod } from '../../common/clockwork/period.ts';
import { addDays, toIsoDay, hoursAndMinutes, getWeekday } from '../../common/clockwork/time.ts';
import { getWeekStart } from '../../common/clockwork/working-time.ts';
import { secondsWithin } from './seconds-within.ts';
import { teamSheet } from './team-sheet.ts';

type Group = Pick<
  Handlers<'analytics'>,
  'getClockWorkAnalyticsDefaults' | 'getClockWorkAnalytics' | 'exportClockWorkAnalytics'
>;
type HoursCall = Pick<Call<'getClockWorkAnalytics'>, 'db' | 'user' | 'body' | 'clock'>;
type TeamHours = components['schemas']['TeamHours'];

/** As a team id it means all teams. Source: ANLYT-014. */
const allTeams = '00000000-0000-0000-0000-000000000000';

/** The hours of teams and their members. Source: ANLYT-016, ANLYT-076. */
export const teams: Group = {
  getClockWorkAnalyticsDefaults: async (call) => {
    const active = (await call.db.query('teams')).toSorted(byText(({ teamName }) => teamName));
    return ok({
      teams: active
        .filter(({ isActive }) => isActive)
        .map(({ id, teamName }) => ({ teamId: id, teamName })),
      ...(await namedDays(call)),
    });
  },

  getClockWorkAnalytics: async (call) => ok(await loadHours(call)),

  exportClockWorkAnalytics: async (call) => {
    const { compareWith, ...request } = call.body;
    const hours = await loadHours({ ...call, body: request });
    const period = toPeriod(request);
    const before = compareWith && {
      hours: await loadHours({ ...call, body: { ...request, ...compareWith } }),
      period: toPeriod(compareWith),
    };
    const { dateFormat } = call.user;
    return sent(teamSheet({ hours, period, compared: before ?? null, dateFormat }));
  },
};

const periods = ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;

/** The names of the selectable periods today, in the caller's time zone. */
async function namedDays({ db, user, clock }: Call<'getClockWorkAnalyticsDefaults'>) {
  const today = toIsoDay(clock.now(), user.timeZone);
  const week = await getWeekStart(db, today);
  return {
    weekStart: getWeekday(week),
    periods: periods.flatMap((period) => {
      const days = periodNamed(period, today, week);
      if (!days) return [];
      const endDateAsString = addDays(days.before, -1);
      return [{ period, startDateAsString: days.from, endDateAsString }];
    }),
  };
}

const toTotals = (seconds: number) => ({
  totalTime: hoursAndMinutes(seconds),
  totalTimeInSeconds: seconds,
});

/** The hours of the requested teams; no teams when no one has any time. 400 as for `toPeriod`. */
async function loadHours(call: HoursCall) {
  const { db, user, clock, body } = call;
  const span = toTimestamps(toPeriod(body), user.timeZone);
  const now = new Date(clock.now()).toISOString();
  const isStale = await createStaleCheck({ db, now });
  const worked = new Map<string, number>();
  let entriesNeedingEnd = 0;
  // A member of multiple teams is added up once.
  const secondsFor = once(async (employeeId) => {
    const { seconds, needingEnd } = await secondsWithin({ db, now, isStale }, employeeId, span);
    entriesNeedingEnd += needingEnd;
    worked.set(employeeId, seconds);
    return seconds;
  });
  const hours = await Promise.all(
    (await selectTeamIds(call)).map(async ({ id, teamName }): Promise<TeamHours> => {
      const members = await Promise.all(
        (await loadMembers(call, id)).map((employee) => memberHours(employee, secondsFor)),
      );
      const sum = members.reduce((seconds, each) => seconds + each.totalTimeInSeconds, 0);
      return { teamId: id, teamName, clockWorkAnalyticsMembers: members, ...toTotals(sum) };
    }),
  );
  const total = [...worked.values()].reduce((sum, seconds) => sum + seconds, 0);
  const inTeams = new Set(worked.keys());
  const isOfAll = body.teamId.includes(allTeams);
  const without = isOfAll ? await othersHours(call, inTeams, secondsFor) : null;
  return {
    clockWorkAnalytics: total > 0 ? hours : [],
    ...toTotals(total),
    ...(without && { withoutTeam: without }),
    entriesNeedingEnd,
  };
}

/** The hours of one member. */
const memberHours = async (
  { id, fullName, isActive }: Employee,
  secondsFor: (employeeId: string) => Promise<number>,
) => ({ id, name: fullName, isActive, ...toTotals(await secondsFor(id)) });

/** The hours of people who are in none of the teams; null when they have none. */
async function othersHours(
  { db }: HoursCall,
  inTeams: ReadonlySet<string>,
  secondsFor: (employeeId: string) => Promise<number>,
) {
  const others = (await db.query('employees')).filter(({ id }) => !inTeams.has(id));
  const all = await Promise.all(others.map((employee) => memberHours(employee, secondsFor)));
  const worked = all
    .filter(({ totalTimeInSeconds }) => totalTimeInSeconds > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  if (worked.length === 0) return null;
  const sum = worked.reduce((seconds, each) => seconds + each.totalTimeInSeconds, 0);
  return { count: worked.length, ...toTotals(sum), clockWorkAnalyticsMembers: worked };
}

/** The requested teams, by name. 400 for an unknown one. */
async function selectTeamIds({ db, body }: HoursCall): Promise<Team[]> {
  const all = (await db.query('teams')).toSorted(byText(({ teamName }) => teamName));
  if (body.teamId.includes(allTeams)) return all.filter(({ isActive }) => isActive);
  const requested = new Set(body.teamId);
  const found = all.filter(({ id }) => requested.has(id));
  if (found.length < requested.size) throw rejectField('teamId', 'analyticsTeamUnknown');
  return found;
}

/** The employees in a team, by name. */
async function loadMembers({ db }: HoursCall, teamId: string) {
  const memberships = await db.query('teamMembers', { where: { teamId } });
  const ids = [...new Set(memberships.map(({ employeeId }) => employeeId))];
  const employees = await Promise.all(ids.map((id) => db.get('employees', id)));
  return employees
    .flatMap((employee) => employee ?? [])
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName));
}
