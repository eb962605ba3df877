import { message, ok, sent, type Handlers } from '../../core/requests/handler.ts';
import { allOf, paginate } from '../../core/records/paging.ts';
import { workbook } from '../../core/files/workbook.ts';
import { fileRange, toTimestamps, type Period } from '../../common/clockwork/period.ts';
import { getRequestedDays } from '../../common/clockwork/requested-days.ts';
import { sumEmployeesOfEach } from '../../common/clockwork/time-sums.ts';
import { addDays } from '../../common/clockwork/time.ts';
import { loadWeekStarts } from '../../common/clockwork/working-time.ts';
import { loadFilters } from './tag-filters.ts';
import { dividePeriod, endOfMonth, endOfWeek } from './report-periods.ts';
import {
  rowColumns,
  sumTags,
  toEmployeeRows,
  toPeriodRows,
  toProjectRows,
  toTagReportRow,
  toTagReportTag,
  toTime,
  type TaggedTime,
  type TagRow,
  type TimeOfTag,
} from './tag-rows.ts';
import { listSheetColumns } from './tag-sheets.ts';
import {
  findCounted,
  loadTagged,
  sumProjects,
  type Counted,
  type TagReportCall,
} from './tagged-time.ts';

/** From the contract. */
const maxTags = 100;

/** The hours of each tag. Source: PRIV-050, PROJ-D80. */
export const tagReport: Pick<
  Handlers<'reports'>,
  'getTagReport' | 'exportTagReport' | 'getTagReportFilters'
> = {
  getTagReport: async (call) => {
    const { tags, rows, seconds, days, needingEnd } = await loadReport(call);
    const { page, pageSize = 50, sort = null } = call.body;
    const shown = paginate(rows, rowColumns, {
      page: page ?? 1,
      pageSize: page === undefined ? Math.max(rows.length, 1) : pageSize,
      sort,
      columnFilters: [],
    });
    const { totalTimeInSeconds, totalTime } = toTime(seconds);
    return ok({
      tagReport: tags.slice(0, maxTags).map(toTagReportTag),
      tagCount: tags.length,
      rows: shown.rows.map(toTagReportRow),
      totalCount: shown.totalCount,
      totalTimeInSeconds,
      totalTime,
      firstDay: days.from,
      lastDay: addDays(days.before, -1),
      entriesNeedingEnd: needingEnd,
    });
  },

  exportTagReport: async (call) => {
    const { rows, seconds, days } = await loadReport(call);
    const { groupBy = 'Project', sort = null } = call.body;
    const name = fileRange(days);
    // A project with two of the tags counts once, as in the report.
    const total = [null, null, null, toTime(seconds).totalTimeInHours];
    return sent(
      workbook({
        name: `TagReport-${name}`,
        sheet: name,
        columns: listSheetColumns(groupBy, call.user),
        rows: allOf(rows, rowColumns, sort),
        ...(rows.length > 0 && { total, totalLabel: message('sheetTotalOnce') }),
      }),
    );
  },

  getTagReportFilters: async (call) => ok(await loadFilters(call)),
};

interface Report {
  tags: readonly TimeOfTag[];
  /** All rows, in the default order. */
  rows: readonly TagRow[];
  /** Counts each hour once. */
  seconds: number;
  /** Number of entries. */
  needingEnd: number;
  days: Period;
}

async function loadReport(call: TagReportCall): Promise<Report> {
  const days = await getRequestedDays(call, call.body);
  const counted = await findCounted(call.db, call.body);
  const { groupBy = 'Project' } = call.body;
  if (groupBy === 'Week' || groupBy === 'Month') return loadPeriods(call, counted, days, groupBy);
  const { seconds, needingEnd } = await sumProjects(call, counted.where, days);
  const toTimes = await loadTagged(call, counted.tags, listProjectIds(seconds, needingEnd));
  const times = toTimes(seconds);
  const tags = sumTags(counted.tags, times);
  const rows =
    groupBy === 'Project'
      ? toProjectRows(tags)
      : await loadEmployeeRows(call, { tags, where: counted.where, days });
  return { tags, rows, days, seconds: addUp(times), needingEnd: countIn(times, needingEnd) };
}

async function loadEmployeeRows(
  { db, user, clock }: TagReportCall,
  { tags, where, days }: { tags: readonly TimeOfTag[]; where: Counted['where']; days: Period },
): Promise<TagRow[]> {
  const sums = await sumEmployeesOfEach(
    tags.map(({ projects }) => projects.map(({ project }) => project.id)),
    {
      db,
      now: new Date(clock.now()).toISOString(),
      span: toTimestamps(days, user.timeZone),
      where,
    },
  );
  const ids = new Set(sums.flatMap((each) => [...each.keys()]));
  return toEmployeeRows(tags, sums, await db.getMany('employees', ids));
}

/** The report by week or month: an entry across a border counts in both, with its part. */
async function loadPeriods(
  call: TagReportCall,
  { tags, where }: Counted,
  days: Period,
  groupBy: 'Week' | 'Month',
): Promise<Report> {
  const getWeekStart = await loadWeekStarts(call.db);
  const findEnd = groupBy === 'Month' ? endOfMonth : endOfWeek(getWeekStart);
  const divided = dividePeriod(days, findEnd);
  const sums = await Promise.all(divided.map((each) => sumProjects(call, where, each)));
  const needingEnd = [
    ...new Map(sums.flatMap((each) => each.needingEnd).map((entry) => [entry.id, entry])).values(),
  ];
  const toTimes = await loadTagged(call, tags, [
    ...sums.flatMap(({ seconds }) => [...seconds.keys()]),
    ...listProjectIds(new Map(), needingEnd),
  ]);
  const periods = divided.map(({ from, before }, at) => ({
    firstDay: from,
    lastDay: addDays(before, -1),
    times: toTimes(sums[at]?.seconds ?? new Map()).filter(({ seconds }) => seconds > 0),
  }));
  const all = new Map<string, number>();
  for (const { seconds } of sums) {
    for (const [id, more] of seconds) all.set(id, (all.get(id) ?? 0) + more);
  }
  const times = toTimes(all);
  return {
    tags: sumTags(tags, times),
    rows: toPeriodRows(tags, periods),
    days,
    seconds: addUp(times),
    needingEnd: countIn(times, needingEnd),
  };
}

/** The projects with time, or with an entry that needs an end. */
const listProjectIds = (
  seconds: ReadonlyMap<string, number>,
  needingEnd: readonly { projectId: string | null }[],
): string[] => [...seconds.keys(), ...needingEnd.flatMap(({ projectId }) => projectId ?? [])];

const addUp = (times: readonly TaggedTime[]): number =>
  times.reduce((sum, { seconds }) => sum + seconds, 0);

/** The number of entries in these projects. */
function countIn(
  times: readonly TaggedTime[],
  entries: readonly { projectId: string | null }[],
): number {
  const ids = new Set<string | null>(times.map(({ project }) => project.id));
  return entries.filter(({ projectId }) => ids.has(projectId)).length;
}
