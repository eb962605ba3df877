import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-test-models.ts';
import { tagReportExportMachine } from './tag-report-export.machine.ts';
import type { RequestedTagReport } from './tag-report.ts';

export const testModel = createExportTestModel<RequestedTagReport>(
  tagReportExportMachine,
  { search: firstPage, firstDay: '2026-03-01', lastDay: '2026-03-11' },
  [
    {
      source: 'PROJ-D80',
      text: 'The export has all pages of the tag report, filtered, grouped and ordered like the screen.',
    },
    {
      source: 'PROJ-D82',
      text: 'The file is filtered by the days, tags, team, employees and projects of the report.',
    },
  ],
);
