import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { toTimeReportRequest } from './time-report-search.ts';
import type { TimeReport } from './time-report.ts';
import { createReport } from '../lists/create-report.ts';

const loadTimeReport = fromPromise<TimeReport, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toTimeReportRequest(search);
    // The page shows a rejection at its filters.
    const requested = { body, signal, isReported: true };
    const [report, known] = await Promise.all([
      api.getTimeReport(requested),
      // The report loads even without its filter options.
      api.getTimeReportProjects(requested).catch(() => ({ projects: [] })),
    ]);
    const cumulative = report.cumulativeTimeReportClockWorkEntries;
    const rows = body.isCumulative ? cumulative : report.timeReportClockWorkEntries;
    return {
      rows,
      // Another server may return all rows, and neither totals nor groups.
      total: report.totalCount ?? rows.length,
      totalTimeInSeconds:
        report.totalTimeInSeconds ?? rows.reduce((sum, row) => sum + row.totalTimeInSeconds, 0),
      firstDay: report.firstDay ?? '',
      lastDay: report.lastDay ?? '',
      groups: report.groups ?? [],
      needingEnd: report.entriesNeedingEnd ?? 0,
      projects: known.projects,
    };
  },
);

export const timeReportMachine = createReport<TimeReport>({
  id: 'time-report',
  description:
    'The time of selected people and days, page by page, with the totals of all. Source: CLOCK-018, CLOCK-042.',
  loadReport: loadTimeReport,
});
