import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTimeReportRequest } from './time-report-search.ts';
import type { RequestedTimeReport } from './time-report.ts';
import { createExport, type ExportActor } from '../lists/create-export.ts';

const exportTimeReport = fromPromise<Blob, { requested: RequestedTimeReport }>(
  ({ input: { requested }, signal }) =>
    api.exportTimeReport({ body: toTimeReportRequest(requested.search), signal }),
);

export const timeReportExportMachine = createExport<RequestedTimeReport>({
  id: 'time-report-export',
  description: 'All pages of the time report as an Excel workbook. Source: CLOCK-018, CLOCK-088.',
  exportFile: exportTimeReport,
});

export type TimeReportExportActor = ExportActor<RequestedTimeReport>;
