import { ok, sent, type Call, type Handlers } from '../../core/requests/handler.ts';
import { emptyId } from '../../core/records/names.ts';
import { allOf, paginate, type Columns } from '../../core/records/paging.ts';
import { workbook } from '../../core/files/workbook.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { countedSeconds } from '../../store/seconds.ts';
import type { EntryRecord } from '../../store/world.ts';
import { readEntriesInto } from '../../common/clockwork/entries-into.ts';
import { createStaleCheck } from '../../common/clockwork/stale-check.ts';
import { clipEntry, dailyParts } from '../../common/clockwork/parts.ts';
import { fileRange, toTimestamps, type Period } from '../../common/clockwork/period.ts';
import {
  buildCumulativeRows,
  toRow,
  type CumulativeRow,
  type Reader,
  type ReportedEntry,
  type ReportRow,
} from '../../common/clockwork/report-rows.ts';
import {
  reportableEmployees,
  reportScopes,
  requestedEmployees,
} from '../../common/clockwork/report-visibility.ts';
import { getRequestedDays } from '../../common/clockwork/requested-days.ts';
import { activeTeams, getMemberIds } from '../../common/clockwork/teams.ts';
import { buildGroups } from '../../common/clockwork/report-groups.ts';
import { addDays, hoursAndMinutes, sumSeconds } from '../../common/clockwork/time.ts';
import { otherProjectsId } from '../../common/projects/booked-names.ts';
import { loadWorkNames } from '../../common/projects/work-names.ts';
import { newestFirst } from '../../common/clockwork/view.ts';
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

/** The same of entries, for the columns without names. */
const entryColumns = (now: string): Columns<EntryRecord> => ({
  startTime: ({ startTime }) => startTime,
  description: ({ description }) => description,
  totalTimeInSeconds: (entry) => countedSeconds(entry, now),
});

/** The time report and its filters. Source: CLOCK-018, CLOCK-046, CLOCK-086. */
export const report: Group = {
  getTimeReport: async (call) => {
    const { entries, needingEnd, days } = await loadRequested(call);
    const seconds = sumSeconds(createReader(call), entries);
    return ok({
      ...(await pageRows(call, entries)),
      totalTime: hoursAndMinutes(seconds),
      totalTimeInSeconds: seconds,
      firstDay: days.from,
      lastDay: addDays(days.before, -1),
      entriesNeedingEnd: needingEnd.length,
    });
  },

  exportTimeReport: async (call) => {
    const { entries, days } = await loadRequested(call);
    const { rows, cumulative } = await buildRows(call, entries);
    const name = `TimeReport-${fileRange(days)}`;
    const seconds = sumSeconds(createReader(call), entries);
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

/** One page of the rows, with the groups of all. */
async function pageRows(call: ReportCall, entries: readonly EntryRecord[]) {
  const { isCumulative, groupBy = null, page, pageSize = 50, sort = null } = call.body;
  const toPage = <Row>(all: readonly Row[], by: Columns<Row>) =>
    paginate<Row>(all, by, {
      page: page ?? 1,
      pageSize: page === undefined ? Math.max(all.length, 1) : pageSize,
      sort,
      columnFilters: [],
    });
  const { now } = createReader(call);
  const isByNames = sort !== null && !Object.hasOwn(entryColumns(now), sort.replace(/^-/, ''));
  if (isCumulative || groupBy !== null || isByNames) {
    const { rows, cumulative } = await buildRows(call, entries);
    const [plain, added] = [toPage(rows, columns), toPage<CumulativeRow>(cumulative, columns)];
    return {
      timeReportClockWorkEntries: plain.rows,
      cumulativeTimeReportClockWorkEntries: added.rows,
      totalCount: isCumulative ? added.totalCount : plain.totalCount,
      groups: buildGroups(isCumulative ? cumulative : rows, groupBy),
    };
  }
  // Only the rows of the page need names.
  const shown = toPage(entries, entryColumns(now));
  const { rows } = await buildRows(call, shown.rows);
  return {
    timeReportClockWorkEntries: rows,
    cumulativeTimeReportClockWorkEntries: [],
    totalCount: shown.totalCount,
    groups: [],
  };
}

/** The rows of entries; detailed or cumulative, as requested. */
async function buildRows(call: ReportCall, entries: readonly EntryRecord[]) {
  const reader = createReader(call);
  const named = await nameEntries(call, entries);
  const { isCumulative } = call.body;
  return {
    rows: isCumulative ? [] : named.map((each) => toRow(each, reader)),
    cumulative: isCumulative ? buildCumulativeRows(named, reader) : [],
  };
}

/**
 * The entries of the requested people and days, newest first, each split by day, and the number of
 * entries that count nothing until they have an end. Projects are not filtered here.
 */
async function loadEntries(
  call: ReportCall,
): Promise<{ entries: EntryRecord[]; needingEnd: EntryRecord[]; days: Period }> {
  const days = await getRequestedDays(call, call.body);
  const { timeZone, now } = createReader(call);
  const span = toTimestamps(days, timeZone);
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
    days,
  };
}

/** The same of the requested projects. */
async function loadRequested(call: ReportCall) {
  const loaded = await loadEntries(call);
  const requested = new Set(call.body.projectIds);
  if (requested.size === 0) return loaded;
  const { entries, needingEnd } = loaded;
  const getNames = await loadWorkNames(call, [...entries, ...needingEnd]);
  const isRequested = (entry: EntryRecord) =>
    requested.has(getNames(entry).shown.projectId ?? emptyId);
  return {
    ...loaded,
    entries: entries.filter(isRequested),
    needingEnd: needingEnd.filter(isRequested),
  };
}

/** Entries with the names of people, projects and tasks. */
async function nameEntries(
  call: ReportCall,
  entries: readonly EntryRecord[],
): Promise<ReportedEntry[]> {
  const getNames = await loadWorkNames(call, entries);
  const employees = await call.db.getMany(
    'employees',
    entries.map(({ employeeId }) => employeeId),
  );
  return entries.map((entry) => {
    const names = getNames(entry);
    const employeeName = employees.get(entry.employeeId)?.fullName ?? '';
    return { entry: { ...entry, ...names.shown }, employeeName, names };
  });
}
