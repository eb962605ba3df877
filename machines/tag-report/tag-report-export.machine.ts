import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTagReportRequest } from './tag-report-search.ts';
import type { RequestedTagReport } from './tag-report.ts';
import { createExport, type ExportActor } from '../lists/create-export.ts';

const exportTagReport = fromPromise<Blob, { requested: RequestedTagReport }>(
  ({ input: { requested }, signal }) =>
    api.exportTagReport({ body: toTagReportRequest(requested.search), signal }),
);

export const tagReportExportMachine = createExport<RequestedTagReport>({
  id: 'tag-report-export',
  description: 'All pages of the tag report as an Excel workbook. Source: PRIV-050, PROJ-D80.',
  exportFile: exportTagReport,
});

export type TagReportExportActor = ExportActor<RequestedTagReport>;
