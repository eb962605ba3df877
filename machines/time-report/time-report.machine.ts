import { createReport } from '../lists/create-report.ts';
import { loadTimeReport } from './time-report.actors.ts';
import type { TimeReport } from './time-report.ts';

export const timeReportMachine = createReport<TimeReport>({
  id: 'time-report',
  description:
    'The time of selected people and days, page by page, with the totals of all. Source: CLOCK-018, CLOCK-042.',
  loadReport: loadTimeReport,
});
