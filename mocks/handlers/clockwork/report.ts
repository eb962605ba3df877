import { message, ok, sent, type Call, type Handlers } from '../../core/handler.ts';
import { workbook, type SheetColumn } from '../../core/workbook.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { once } from '../../common/clockwork/once.ts';
import { dailyParts, partsIn } from '../../common/clockwork/parts.ts';
import { fileRange, periodOf } from '../../common/clockwork/period.ts';
import {
  cumulativeRowsOf,
  rowOf,
  totalOf,
  type CumulativeRow,
  type Reader,
  type ReportedEntry,
  type ReportRow,
} from '../../common/clockwork/report-rows.ts';
import {
  employeeInSight,
  employeesIn,
  employeesInSight,
  scopesOf,
} from '../../common/clockwork/sight.ts';
import { hoursAndMinutes } from '../../common/clockwork/time.ts';
import { newestFirst } from '../../common/clockwork/view.ts';

type Group = Pick<
  Handlers<'clockwork'>,
  'getTimeReport' | 'exportTimeReport' | 'getTimeReportProjects' | 'getTimeReportEmployees'
>;
type ReportCall = Pick<Call<'getTimeReport'>, 'tx' | 'db' | 'user' | 'path' | 'body' | 'clock'>;

/** In a list of projects it stands for the time without one. */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** The time report and what it can be narrowed to. Source: document 2, sections 2, 3 and 7. */
export const report: Group = {
  getTimeReport: async (call) => {
    const reader = readerOf(call);
    const entries = await reportedBy(call);
    const { isCumulative } = call.body;
    return ok({
      timeReportClockWorkEntries: isCumulative ? [] : entries.map((each) => rowOf(each, reader)),
      cumulativeTimeReportClockWorkEntries: isCumulative ? cumulativeRowsOf(entries, reader) : [],
      totalTime: hoursAndMinutes(totalOf(entries, reader)),
    });
  },

  exportTimeReport: async (call) => {
    const reader = readerOf(call);
    const entries = await reportedBy(call);
    const name = `TimeReport-${fileRange(periodOf(call.body))}`;
    if (call.body.isCumulative) {
      const rows = cumulativeRowsOf(entries, reader);
      return sent(workbook({ name, columns: cumulativeColumns, rows }));
    }
    const rows = entries.map((each) => rowOf(each, reader));
    return sent(workbook({ name, columns: detailedColumns, rows }));
  },

  getTimeReportProjects: async (call) => {
    const entries = await entriesOf(call);
    const ids = new Set(entries.flatMap(({ projectId }) => projectId ?? []));
    const projects = await Promise.all([...ids].map((id) => call.db.get('projects', id)));
    return ok({
      projects: projects
        .flatMap((project) => project ?? [])
        .toSorted((a, b) => (a.code < b.code ? -1 : 1))
        .map(({ id, name, code }) => ({ projectId: id, projectName: name, projectCode: code })),
    });
  },

  getTimeReportEmployees: async (call) => {
    const employees = await employeesInSight(call);
    return ok({
      scopes: await scopesOf(call),
      employees: employees.map(({ id, fullName }) => ({ employeeId: id, employeeName: fullName })),
    });
  },
};

const readerOf = ({ user, clock }: ReportCall): Reader => ({
  timeZone: user.timeZone,
  dateFormat: user.dateFormat,
  now: new Date(clock.now()).toISOString(),
});

/** The employees that the request is about. 403 and 404 as `sight.ts` says. */
function askedFor(call: ReportCall): Promise<Employee[]> {
  const { employeeId, scope = 'Own' } = call.body;
  return employeeId === null
    ? employeesIn(call, scope)
    : employeeInSight(call, employeeId).then((employee) => [employee]);
}

/**
 * The entries of the request's people and days, newest first, each in a part for each of its days;
 * its projects are not looked at.
 */
async function entriesOf(call: ReportCall): Promise<EntryRecord[]> {
  const period = periodOf(call.body);
  const { timeZone, now } = readerOf(call);
  const employees = await askedFor(call);
  const found = await Promise.all(
    employees.map(({ id }) => partsIn({ db: call.db, employeeId: id, timeZone, now }, period)),
  );
  return newestFirst(found.flat().flatMap((entry) => dailyParts(entry, timeZone, now)));
}

/** The entries of a report, with the names of who and what they are about. */
async function reportedBy(call: ReportCall): Promise<ReportedEntry[]> {
  const { db, body } = call;
  const wanted = new Set(body.projectIds);
  const entries = (await entriesOf(call)).filter(
    ({ projectId }) => wanted.size === 0 || wanted.has(projectId ?? emptyId),
  );
  const employeeOf = once((id) => db.get('employees', id));
  const projectOf = once((id) => db.get('projects', id));
  const taskOf = once((id) => db.get('tasks', id));
  return Promise.all(
    entries.map(async (entry) => ({
      entry,
      employeeName: (await employeeOf(entry.employeeId))?.fullName ?? '',
      project: entry.projectId ? await projectOf(entry.projectId) : undefined,
      task: entry.taskId ? await taskOf(entry.taskId) : undefined,
    })),
  );
}

const workColumns: readonly SheetColumn<ReportRow>[] = [
  { heading: message('headDate'), value: ({ startTimeAsString }) => startTimeAsString },
  { heading: message('headEmployee'), value: ({ employeeName }) => employeeName },
  { heading: message('headProject'), value: ({ projectDisplayString }) => projectDisplayString },
  { heading: message('headTask'), value: ({ taskDisplayString }) => taskDisplayString },
  { heading: message('headDescription'), value: ({ description }) => description },
];

const detailedColumns: readonly SheetColumn<ReportRow>[] = [
  ...workColumns,
  { heading: message('headStart'), value: (row) => row.startTimeFormattedForTimeZone },
  { heading: message('headEnd'), value: (row) => row.endTimeFormattedForTimeZone },
  { heading: message('headHours'), value: ({ totalTimeInHours }) => totalTimeInHours },
];

const cumulativeColumns: readonly SheetColumn<CumulativeRow>[] = [
  ...workColumns,
  { heading: message('headHours'), value: ({ totalTimeInHours }) => totalTimeInHours },
  { heading: message('headHoursInTask'), value: (row) => row.totalTimeTakenInTaskInHours },
];
