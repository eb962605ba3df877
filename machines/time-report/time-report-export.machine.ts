import { createExport, type ExportActor } from '../lists/create-export.ts';
import { exportTimeReport } from './time-report-export.actors.ts';
import type { RequestedTimeReport } from './time-report.ts';

export const timeReportExportMachine = createExport<RequestedTimeReport>({
  id: 'time-report-export',
  description: 'All pages of the time report as an Excel workbook. Source: CLOCK-018, CLOCK-088.',
  exportFile: exportTimeReport,
});

export type TimeReportExportActor = ExportActor<RequestedTimeReport>;
