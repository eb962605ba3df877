import { ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject } from '../../core/requests/http-error.ts';
import { byText } from '../../core/records/names.ts';
import { loadMembers, loadTimesheets, toMember } from '../../common/clockwork/members.ts';
import { filterInScope } from '../../common/clockwork/visibility.ts';
import { buildSummaries } from '../../common/clockwork/summaries.ts';
import { entriesInto, splitEntries } from '../../common/clockwork/parts.ts';
import { addDays, hoursAndMinutes, sumSeconds } from '../../common/clockwork/time.ts';
import { toPeriodViews } from '../../common/clockwork/view.ts';
import { pageMembers } from './central-page.ts';

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
    const running = await call.db.query('entries', { where: { endTime: null } });
    const employees = await call.db.getMany(
      'employees',
      running.map(({ employeeId }) => employeeId),
    );
    const inScope = await filterInScope(call, call.query.scope ?? 'All', [...employees.values()]);
    const active = inScope.filter(({ isActive }) => isActive);
    const members = active.toSorted(byText(({ fullName }) => fullName));
    return ok({ members: await loadMembers(call.db, members, createReader(call)) });
  },

  listCentralMembers: async (call) => {
    const reader = createReader(call);
    const { rows, total } = await pageMembers(call, reader);
    return ok({ members: await loadMembers(call.db, rows, reader), totalCount: total });
  },

  getCentralMemberDay: async (call) => {
    const employee = foundOr404(
      await call.db.get('employees', call.path.employeeId),
      'memberUnknown',
    );
    const [sheet] = await loadTimesheets(call.db, [employee], createReader(call));
    if (!sheet) throw reject(404, 'memberUnknown');
    const day = { from: call.path.date, before: addDays(call.path.date, 1) };
    const entries = await entriesInto(sheet, day);
    const parts = splitEntries(sheet, entries, day);
    const seconds = sumSeconds(sheet, parts);
    return ok({
      member: await toMember(sheet, employee),
      timeZone: sheet.timeZone,
      clockWorkEntries: await toPeriodViews(sheet, entries, day),
      clockWorkDayProjectsSummaries: await buildSummaries(sheet, parts),
      totalTimeInSeconds: seconds,
      totalTime: hoursAndMinutes(seconds),
    });
  },
};

/** The timestamp of a call, and the caller with their time zone. */
const createReader = ({ user, clock }: Pick<Call<'getCentralTimers'>, 'user' | 'clock'>) => ({
  user,
  timeZone: user.timeZone,
  now: new Date(clock.now()).toISOString(),
});
