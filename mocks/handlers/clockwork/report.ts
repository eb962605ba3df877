import { ok, sent, type Call, type Handlers } from '../../core/handler.ts';
import { emptyId } from '../../core/names.ts';
import { allOf, paginate, type Columns } from '../../core/paging.ts';
import { workbook } from '../../core/workbook.ts';
import type { components } from '#openapi/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import { readEntriesInto } from '../../common/clockwork/entries-into.ts';
import { createStaleCheck } from '../../common/clockwork/stale-check.ts';
import { clipEntry, dailyParts } from '../../common/clockwork/parts.ts';
import { periodNamed } from '../../common/clockwork/named-period.ts';
import { fileRange, toPeriod, toTimestamps, type Period } from '../../common/clockwork/period.ts';
import {
  buildCumulativeRows,
  toRow,
  sumLengths,
  type Reader,
  type ReportedEntry,
  type ReportRow,
} from '../../common/clockwork/report-rows.ts';
import { activeTeams, getMemberIds } from '../../common/clockwork/teams.ts';
import { buildGroups } from '../../common/clockwork/report-groups.ts';
import { addDays, toIsoDay, hoursAndMinutes } from '../../common/clockwork/time.ts';
import { otherProjectsId } from '../../common/projects/booked-names.ts';
import { loadWorkNames } from '../../common/projects/work-names.ts';
import { newestFirst } from '../../common/clockwork/view.ts';
import { getWeekStart } from '../../common/clockwork/working-time.ts';
import { reportableEmployees, reportScopes, requestedEmployees } from './report-visibility.ts';
import { cumulativeSheet, detailedSheet } from './report-sheets.ts';

type Group = Pick<
  Handlers<'clockwork'>,
  'getTimeReport' | 'exportTimeReport' | 'getTimeReportProjects' | 'getTimeReportEmployees'
>;
type ReportCall = Pick<Call<'getTimeReport'>, 'tx' | 'db' | 'user' | 'path' | 'body' | 'clock'>;

/** Columns by which the rows can be sorted. */
const columns: Columns<ReportRow> = {
  startTime: ({ startTime }) => startTime,
  employeeName: ({ employeeName }) => employeeName,
  projectDisplayString: ({ projectDisplayString }) => projectDisplayString,
  taskDisplayString: ({ taskDisplayString }) => taskDisplayString,
  description: ({ description }) => description,
  totalTimeInSeconds: ({ totalTimeInSeconds }) => totalTimeInSeconds,
};

/** The time report and its filters. Source: CLOCK-018, CLOCK-046, CLOCK-086. */
export const report: Group = {
  getTimeReport: async (call) => {
    const { isCumulative, groupBy = null, page, pageSize = 50, sort = null } = call.body;
    const { entries, needingEnd, rows, cumulative, days } = await reported(call);
    const shown = <Row extends ReportRow>(all: readonly Row[]) =>
      paginate<Row>(all, columns, {
        page: page ?? 1,
        pageSize: page === undefined ? Math.max(all.length, 1) : pageSize,
        sort,
        columnFilters: [],
      });
    const [plain, added] = [shown(rows), shown(cumulative)];
    const seconds = sumLengths(entries, createReader(call));
    return ok({
      timeReportClockWorkEntries: plain.rows,
      cumulativeTimeReportClockWorkEntries: added.rows,
      totalTime: hoursAndMinutes(seconds),
      totalTimeInSeconds: seconds,
      totalCount: isCumulative ? added.totalCount : plain.totalCount,
      firstDay: days.from,
      lastDay: addDays(days.before, -1),
      entriesNeedingEnd: needingEnd,
      groups: buildGroups(isCumulative ? cumulative : rows, groupBy),
    });
  },

  exportTimeReport: async (call) => {
    const { entries, rows, cumulative, days } = await reported(call);
    const name = `TimeReport-${fileRange(days)}`;
    const seconds = sumLengths(entries, createReader(call));
    const sort = call.body.sort ?? null;
    const all = <Row extends ReportRow>(list: readonly Row[]) => allOf<Row>(list, columns, sort);
    // The full file name is longer than Excel allows for a sheet name.
    const book = { name, sheet: fileRange(days) };
    return sent(
      call.body.isCumulative
        ? workbook({ ...book, ...cumulativeSheet(call.user, seconds), rows: all(cumulative) })
        : workbook({ ...book, ...detailedSheet(call.user, seconds), rows: all(rows) }),
    );
  },

  getTimeReportProjects: async (call) => {
    const { entries } = await loadEntries(call);
    const getNames = await loadWorkNames(call, entries);
    // Others' entries come first: for them the user sees the real name of each project.
    const { employeeId } = call.user;
    const isOwn = (entry: EntryRecord) => Number(entry.employeeId === employeeId);
    const projects = new Map<string, components['schemas']['TimeReportProject']>();
    for (const entry of entries.toSorted((a, b) => isOwn(a) - isOwn(b))) {
      if (entry.projectId === null || projects.has(entry.projectId)) continue;
      const { project, shown } = getNames(entry);
      const projectId = shown.projectId ?? entry.projectId;
      if (!project && projectId !== otherProjectsId) continue;
      const { code, name } = project ?? { code: '', name: '' };
      projects.set(projectId, { projectId, projectName: name, projectCode: code });
    }
    return ok({
      projects: [...projects.values()].toSorted((a, b) => (a.projectCode < b.projectCode ? -1 : 1)),
    });
  },

  getTimeReportEmployees: async (call) => {
    const employees = await reportableEmployees(call);
    const scopes = await reportScopes(call);
    return ok({
      scopes,
      employees: employees.map(({ id, fullName }) => ({ employeeId: id, employeeName: fullName })),
      teams: scopes.includes('All') ? await activeTeams(call.db) : [],
    });
  },
};

const createReader = ({ user, clock }: ReportCall): Reader => ({
  timeZone: user.timeZone,
  dateFormat: user.dateFormat,
  now: new Date(clock.now()).toISOString(),
});

/** The ids of the requested employees; null for all. 403 and 404 by the visibility rules. */
async function listRequestedEmployees(call: ReportCall): Promise<string[] | null> {
  const { employeeId, employeeIds = [], teamIds = [], scope } = call.body;
  const named = employeeId === null ? employeeIds : [employeeId];
  const employees = await requestedEmployees(call, { named, scope });
  if (teamIds.length === 0) return employees;
  const members = await getMemberIds(call.db, teamIds);
  return employees?.filter((id) => members.has(id)) ?? [...members];
}

/** The requested days: explicit ones, else those of the period. 400 as for `toPeriod`. */
async function getPeriod({ db, user, body, clock }: ReportCall): Promise<Period> {
  const today = toIsoDay(clock.now(), user.timeZone);
  const defaultPeriod = periodNamed(
    body.period ?? 'thisWeek',
    today,
    await getWeekStart(db, today),
  );
  const { from, before } = defaultPeriod ?? { from: today, before: addDays(today, 1) };
  return toPeriod({
    startDateAsString: body.startDateAsString ?? from,
    endDateAsString: body.endDateAsString ?? addDays(before, -1),
  });
}

/** The data of a report; its rows are detailed or cumulative, as requested. */
async function reported(call: ReportCall) {
  const reader = createReader(call);
  const { entries, needingEnd } = await reportedBy(call);
  const { isCumulative } = call.body;
  return {
    entries,
    needingEnd,
    rows: isCumulative ? [] : entries.map((each) => toRow(each, reader)),
    cumulative: isCumulative ? buildCumulativeRows(entries, reader) : [],
    days: await getPeriod(call),
  };
}

/**
 * The entries of the requested people and days, newest first, each split by day, and the number of
 * entries that count nothing until they have an end. Projects are not filtered here.
 */
async function loadEntries(
  call: ReportCall,
): Promise<{ entries: EntryRecord[]; needingEnd: EntryRecord[] }> {
  const period = await getPeriod(call);
  const { timeZone, now } = createReader(call);
  const span = toTimestamps(period, timeZone);
  const employeeIds = await listRequestedEmployees(call);
  const found = await readEntriesInto({ db: call.db, now }, employeeIds, span);
  const isStale = await createStaleCheck({ db: call.db, now }, found);
  return {
    entries: newestFirst(
      found
        .filter((entry) => !isStale(entry))
        .flatMap((entry) => clipEntry(entry, span, now))
        .flatMap((entry) => dailyParts(entry, timeZone, now)),
    ),
    needingEnd: found.filter(isStale),
  };
}

/**
 * The entries of a report with the names of people, projects and tasks, and the number that need an
 * end.
 */
async function reportedBy(
  call: ReportCall,
): Promise<{ entries: ReportedEntry[]; needingEnd: number }> {
  const { db, body } = call;
  const { entries, needingEnd } = await loadEntries(call);
  const getNames = await loadWorkNames(call, [...entries, ...needingEnd]);
  const requested = new Set(body.projectIds);
  const isRequested = (entry: EntryRecord) =>
    requested.size === 0 || requested.has(getNames(entry).shown.projectId ?? emptyId);
  const shown = entries.filter(isRequested);
  const employees = await db.getMany(
    'employees',
    shown.map(({ employeeId }) => employeeId),
  );
  return {
    needingEnd: needingEnd.filter(isRequested).length,
    entries: shown.map((entry) => {
      const names = getNames(entry);
      const employeeName = employees.get(entry.employeeId)?.fullName ?? '';
      return { entry: { ...entry, ...names.shown }, employeeName, names };
    }),
  };
}
