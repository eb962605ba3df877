import { ok, type Call, type Handlers } from '../../core/handler.ts';
import { paginate } from '../../core/paging.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject } from '../../core/http-error.ts';
import type { Employee } from '../../store/world/people.ts';
import { toMember, secondsToday, loadTimesheets } from '../../common/clockwork/members.ts';
import { employeesIn } from '../../common/clockwork/visibility.ts';
import { buildSummaries } from '../../common/clockwork/summaries.ts';
import { entriesInto, partsIn } from '../../common/clockwork/parts.ts';
import { addDays, hoursAndMinutes, sumSeconds } from '../../common/clockwork/time.ts';
import { runningEntry, type Timesheet } from '../../common/clockwork/timesheet.ts';
import { toPeriodViews } from '../../common/clockwork/view.ts';

type Group = Pick<
  Handlers<'clockwork'>,
  'streamCentralClockWork' | 'getCentralTimers' | 'listCentralMembers' | 'getCentralMemberDay'
>;

/** The running timers, and a member's day. Source: CLOCK-020. */
export const central: Group = {
  streamCentralClockWork: async ({ path, person, lastEventId }) => ({
    status: 200,
    feed: {
      hub: 'centralClockwork',
      tenantId: path.tenantId,
      personId: person.id,
      after: lastEventId,
    },
  }),

  getCentralTimers: async (call) => {
    const members = await loadMembers(call);
    const running = await Promise.all(
      members.map(async (member) => ((await runningEntry(member.sheet)) ? [member] : [])),
    );
    return ok({
      members: await Promise.all(
        running.flat().map(({ sheet, employee }) => toMember(sheet, employee)),
      ),
    });
  },

  listCentralMembers: async (call) => {
    const members = await Promise.all(
      (await loadMembers(call)).map(async (member) => ({
        ...member,
        seconds: await secondsToday(member.sheet),
      })),
    );
    const { rows, totalCount } = paginate(members, columns, call.body);
    return ok({
      members: await Promise.all(rows.map(({ sheet, employee }) => toMember(sheet, employee))),
      totalCount,
    });
  },

  getCentralMemberDay: async (call) => {
    const employee = foundOr404(
      await call.db.get('employees', call.path.employeeId),
      'memberUnknown',
    );
    const [sheet] = await loadTimesheets(call.db, [employee], viewed(call));
    if (!sheet) throw reject(404, 'memberUnknown');
    const day = { from: call.path.date, before: addDays(call.path.date, 1) };
    const parts = await partsIn(sheet, day);
    const seconds = sumSeconds(sheet, parts);
    return ok({
      member: await toMember(sheet, employee),
      timeZone: sheet.timeZone,
      clockWorkEntries: await toPeriodViews(sheet, await entriesInto(sheet, day), day),
      clockWorkDayProjectsSummaries: await buildSummaries(sheet, parts),
      totalTimeInSeconds: seconds,
      totalTime: hoursAndMinutes(seconds),
    });
  },
};

interface Member {
  employee: Employee;
  sheet: Timesheet;
}

const columns = {
  employeeName: ({ employee }: Member) => employee.fullName,
  workPlace: ({ employee }: Member) => employee.workPlace,
  totalTimeInSeconds: ({ seconds }: Member & { seconds: number }) => seconds,
};

/** The timestamp of a call, and the caller's employee id and time zone. */
const viewed = ({ user, clock }: Pick<Call<'getCentralTimers'>, 'user' | 'clock'>) => ({
  user,
  timeZone: user.timeZone,
  now: new Date(clock.now()).toISOString(),
});

/** The active employees in the requested scope, by name. */
async function loadMembers(
  call: Pick<Call<'getCentralTimers'>, 'db' | 'tx' | 'user' | 'path' | 'query' | 'clock'>,
): Promise<Member[]> {
  const inScope = await employeesIn(call, call.query.scope ?? 'All');
  const employees = inScope.filter(({ isActive }) => isActive);
  const sheets = await loadTimesheets(call.db, employees, viewed(call));
  return employees.flatMap((employee, at) => {
    const sheet = sheets[at];
    return sheet ? [{ employee, sheet }] : [];
  });
}
