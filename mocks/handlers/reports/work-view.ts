import type { components } from '#openapi/generated/types.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import type { Employee } from '../../store/world/people.ts';
import { loadTimesheets } from '../../common/clockwork/members.ts';
import { runningView } from '../../common/clockwork/running-view.ts';
import { toPeriod, type Period } from '../../common/clockwork/period.ts';
import { employeesIn, listScopes } from '../../common/clockwork/visibility.ts';
import { buildSummaries } from '../../common/clockwork/summaries.ts';
import { partsIn } from '../../common/clockwork/parts.ts';
import { hoursAndMinutes, sumSeconds } from '../../common/clockwork/time.ts';
import { runningEntry, type Timesheet } from '../../common/clockwork/timesheet.ts';

type Row = components['schemas']['WorkViewRow'];

const columns: Columns<Employee> = {
  fullName: ({ fullName }) => fullName,
  workPlace: ({ workPlace }) => workPlace,
};

/** The current work of each person. Source: CLOCK-020, CLOCK-002, ANLYT-D09. */
export const workView: Pick<Handlers<'reports'>, 'getWorkView'> = {
  getWorkView: async (call) => {
    const { db, user, body, clock } = call;
    const period = toPeriod(body);
    const employees = await employeesIn(call, body.scope);
    const active = employees.filter(({ isActive }) => isActive);
    const { rows, totalCount } = paginate(active, columns, body);
    const reader = { user, timeZone: user.timeZone, now: new Date(clock.now()).toISOString() };
    const sheets = await loadTimesheets(db, rows, reader);
    const view = await Promise.all(rows.map((employee, at) => toRow(sheets[at], employee, period)));
    return ok({ workView: view, scopes: await listScopes(call), totalCount });
  },
};

async function toRow(
  sheet: Timesheet | undefined,
  employee: Employee,
  period: Period,
): Promise<Row> {
  if (!sheet)
    throw new Error('Expected a timesheet for each employee, found none; pass one to toRow.');
  const entries = await partsIn(sheet, period);
  const running = await runningEntry(sheet);
  const seconds = sumSeconds(sheet, entries);
  return {
    employeeId: employee.id,
    fullName: employee.fullName,
    profileImageUrl: employee.profileImageUrl,
    workPlace: employee.workPlace,
    runningEntry: running && (await runningView(sheet, running)).clockWorkEntry,
    totalTimeInSeconds: seconds,
    totalTime: hoursAndMinutes(seconds),
    projects: await buildSummaries(sheet, entries),
  };
}
