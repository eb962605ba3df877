import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-test-models.ts';
import { timeReportExportMachine } from './time-report-export.machine.ts';
import type { RequestedTimeReport } from './time-report.ts';

export const testModel = createExportTestModel<RequestedTimeReport>(
  timeReportExportMachine,
  { search: firstPage, firstDay: '2026-03-02', lastDay: '2026-03-08' },
  [
    {
      source: 'CLOCK-018, CLOCK-088',
      text: 'The time report is exported as an Excel file, with all its pages.',
    },
    {
      source: 'CLOCK-D24',
      text: 'The export is filtered and ordered like the report on the screen.',
    },
  ],
);
