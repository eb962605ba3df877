import { createExport, type ExportActor } from '../lists/create-export.ts';
import { exportTagReport } from './tag-report-export.actors.ts';
import type { RequestedTagReport } from './tag-report.ts';

export const tagReportExportMachine = createExport<RequestedTagReport>({
  id: 'tag-report-export',
  description: 'All pages of the tag report as an Excel workbook. Source: PRIV-050, PROJ-D80.',
  exportFile: exportTagReport,
});

export type TagReportExportActor = ExportActor<RequestedTagReport>;
