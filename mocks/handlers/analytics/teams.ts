import type { components } from '#openapi/generated/types.ts';
import { message, ok, sent, type Call, type Handlers } from '../../core/handler.ts';
import { refuseField } from '../../core/refusal.ts';
import { workbook } from '../../core/workbook.ts';
import type { Team } from '../../store/world/teams.ts';
import { once } from '../../common/clockwork/once.ts';
import { partsIn } from '../../common/clockwork/parts.ts';
import { fileRange, periodOf } from '../../common/clockwork/period.ts';
import { hoursAndMinutes, secondsOf } from '../../common/clockwork/time.ts';
import { byText } from '../../core/names.ts';

type Group = Pick<
  Handlers<'analytics'>,
  'getClockWorkAnalyticsDefaults' | 'getClockWorkAnalytics' | 'exportClockWorkAnalytics'
>;
type HoursCall = Pick<Call<'getClockWorkAnalytics'>, 'db' | 'user' | 'body' | 'clock'>;
type TeamHours = components['schemas']['TeamHours'];

/** As a team it means all of them. Source: document 2, section 3. */
const allTeams = '00000000-0000-0000-0000-000000000000';

/** The hours of teams and their members. Source: document 2, sections 3 and 7. */
export const teams: Group = {
  getClockWorkAnalyticsDefaults: async ({ db }) => {
    const active = (await db.query('teams')).toSorted(byText(({ teamName }) => teamName));
    return ok({
      teams: active
        .filter(({ isActive }) => isActive)
        .map(({ id, teamName }) => ({ teamId: id, teamName })),
    });
  },

  getClockWorkAnalytics: async (call) => ok({ clockWorkAnalytics: await hoursOf(call) }),

  exportClockWorkAnalytics: async (call) => {
    const found = await hoursOf(call);
    const rows = found.flatMap(({ teamName, clockWorkAnalyticsMembers }) =>
      clockWorkAnalyticsMembers.map((member) => ({ teamName, ...member })),
    );
    // Source of the name: document 2, section 9.
    const name = `ClockWorkAnalytics-${fileRange(periodOf(call.body))}`;
    return sent(
      workbook({
        name,
        rows,
        columns: [
          { heading: message('headTeam'), value: ({ teamName }) => teamName },
          { heading: message('headMembers'), value: (row) => row.name },
          { heading: message('headHoursWorked'), value: ({ totalTime }) => totalTime },
        ],
      }),
    );
  },
};

async function hoursOf(call: HoursCall): Promise<TeamHours[]> {
  const { db, user, clock, body } = call;
  const period = periodOf(body);
  const now = new Date(clock.now()).toISOString();
  // Who belongs to several teams is added up once.
  const secondsFor = once(async (employeeId) =>
    secondsOf({ now }, await partsIn({ db, employeeId, timeZone: user.timeZone, now }, period)),
  );
  const chosen = await chosenTeams(call);
  return Promise.all(
    chosen.map(async ({ id, teamName }) => {
      const members = await Promise.all(
        (await membersOf(call, id)).map(async (employee) => {
          const seconds = await secondsFor(employee.id);
          return {
            id: employee.id,
            name: employee.fullName,
            totalTime: hoursAndMinutes(seconds),
            totalTimeInSeconds: seconds,
          };
        }),
      );
      return { teamId: id, teamName, clockWorkAnalyticsMembers: members };
    }),
  );
}

/** The teams of a request, by name. 400 for an unknown one. */
async function chosenTeams({ db, body }: HoursCall): Promise<Team[]> {
  const all = (await db.query('teams')).toSorted(byText(({ teamName }) => teamName));
  if (body.teamId.includes(allTeams)) return all.filter(({ isActive }) => isActive);
  const wanted = new Set(body.teamId);
  const found = all.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw refuseField('teamId', 'analyticsTeamUnknown');
  return found;
}

/** The employees who belong to a team, by name. */
async function membersOf({ db }: HoursCall, teamId: string) {
  const memberships = await db.query('teamMembers', { where: { teamId } });
  const ids = [...new Set(memberships.map(({ employeeId }) => employeeId))];
  const employees = await Promise.all(ids.map((id) => db.get('employees', id)));
  return employees
    .flatMap((employee) => employee ?? [])
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName));
}
