import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { toTagReportRequest } from './tag-report-search.ts';
import type { TagReport } from './tag-report.ts';
import { createReport } from '../lists/create-report.ts';

const loadTagReport = fromPromise<TagReport, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    // The page shows a rejection at its filters.
    const requested = { body: toTagReportRequest(search), signal, isReported: true };
    const [report, filters] = await Promise.all([
      api.getTagReport(requested),
      // The report loads even without its filter options.
      api.getTagReportFilters(requested).catch(() => null),
    ]);
    return {
      rows: report.rows,
      total: report.totalCount,
      tags: report.tagReport,
      tagCount: report.tagCount,
      totalTimeInSeconds: report.totalTimeInSeconds,
      firstDay: report.firstDay,
      lastDay: report.lastDay,
      needingEnd: report.entriesNeedingEnd,
      filters,
    };
  },
);

export const tagReportMachine = createReport<TagReport>({
  id: 'tag-report',
  description:
    'The hours of each tag by project, employee, week or month, page by page, with the totals of all. Source: PRIV-050, PROJ-D80.',
  loadReport: loadTagReport,
});
