import type { components } from '@atrium/contract/generated/types.ts';
import { byText } from '../../core/records/names.ts';
import { ok, sent, type Call, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import type { Employee } from '../../store/world/people.ts';
import type { Team } from '../../store/world/teams.ts';
import { activeTeams } from '../../common/clockwork/teams.ts';
import { periodNamed } from '../../common/clockwork/named-period.ts';
import { toTimestamps, toPeriod } from '../../common/clockwork/period.ts';
import { sumTime } from '../../common/clockwork/time-sums.ts';
import { addDays, toIsoDay, hoursAndMinutes, getWeekday } from '../../common/clockwork/time.ts';
import { getWeekStart } from '../../common/clockwork/working-time.ts';
import { teamSheet } from './team-sheet.ts';

type Group = Pick<
  Handlers<'analytics'>,
  'getClockWorkAnalyticsDefaults' | 'getClockWorkAnalytics' | 'exportClockWorkAnalytics'
>;
type HoursCall = Pick<Call<'getClockWorkAnalytics'>, 'db' | 'user' | 'body' | 'clock'>;
type TeamHours = components['schemas']['TeamHours'];
type MemberHours = components['schemas']['MemberHours'];

/** As a team id it means all teams. Source: ANLYT-014. */
const allTeams = '00000000-0000-0000-0000-000000000000';

/** The hours of teams and their members. Source: ANLYT-016, ANLYT-076. */
export const teams: Group = {
  getClockWorkAnalyticsDefaults: async (call) => {
    return ok({ teams: await activeTeams(call.db), ...(await namedDays(call)) });
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
  const selected = await selectTeams(call);
  const isOfAll = body.teamId.includes(allTeams);
  const members = isOfAll ? null : await readMemberships(db, selected);
  const where = members ? { employeeId: members.map(({ employeeId }) => employeeId) } : {};
  const { seconds, needingEnd } = await sumTime('employeeId', { db, now, span, where });
  const memberships = members ?? (seconds.size > 0 ? await readMemberships(db, selected) : []);
  const inTeams = new Set(memberships.map(({ employeeId }) => employeeId));
  const workers = [...seconds.keys()].filter((id) => seconds.get(id));
  const hasTime = workers.some((id) => inTeams.has(id));
  const employees = await db.getMany('employees', hasTime ? [...workers, ...inTeams] : workers);
  const toHours = toMemberHours(seconds);
  const list = (ids: readonly string[]) => ids.flatMap((id) => employees.get(id) ?? []);
  const worked = list(workers);
  // A member of multiple teams is added up once.
  const total = sumHours(worked.filter(({ id }) => inTeams.has(id)).map(toHours));
  const others = worked.filter(({ id }) => !inTeams.has(id)).map(toHours);
  const byTeam = Map.groupBy(memberships, ({ teamId }) => teamId);
  return {
    clockWorkAnalytics: total > 0 ? selected.map(toTeamHours) : [],
    ...toTotals(total),
    ...(isOfAll && others.length > 0 && { withoutTeam: toOthersHours(others) }),
    entriesNeedingEnd: needingEnd.length,
  };

  function toTeamHours({ id, teamName }: Team): TeamHours {
    const ids = new Set((byTeam.get(id) ?? []).map(({ employeeId }) => employeeId));
    const own = list([...ids])
      .map(toHours)
      .toSorted(byMemberName);
    return {
      teamId: id,
      teamName,
      clockWorkAnalyticsMembers: own,
      ...toTotals(sumHours(own)),
    };
  }
}

const readMemberships = (db: HoursCall['db'], of: readonly Team[]) =>
  db.query('teamMembers', { where: { teamId: of.map(({ id }) => id) } });

/** The hours of one member. */
const toMemberHours =
  (seconds: ReadonlyMap<string, number>) =>
  ({ id, fullName, isActive }: Employee): MemberHours => ({
    id,
    name: fullName,
    isActive,
    ...toTotals(seconds.get(id) ?? 0),
  });

const byMemberName = byText(({ name }: MemberHours) => name);

const sumHours = (members: readonly MemberHours[]): number =>
  members.reduce((sum, { totalTimeInSeconds }) => sum + totalTimeInSeconds, 0);

/** The hours of people who are in none of the teams. */
const toOthersHours = (members: readonly MemberHours[]) => ({
  count: members.length,
  ...toTotals(sumHours(members)),
  clockWorkAnalyticsMembers: members.toSorted(byMemberName),
});

/** The requested teams, by name. 400 for an unknown one. */
async function selectTeams({ db, body }: HoursCall): Promise<Team[]> {
  const order = { by: 'teamName' } as const;
  if (body.teamId.includes(allTeams)) {
    return db.query('teams', { where: { isActive: true }, order });
  }
  const requested = new Set(body.teamId);
  const found = await db.query('teams', { where: { id: [...requested] }, order });
  if (found.length < requested.size) throw rejectField('teamId', 'analyticsTeamUnknown');
  return found;
}
