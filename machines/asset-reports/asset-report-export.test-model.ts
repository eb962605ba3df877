import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-test-models.ts';
import { assetReportExportMachine } from './asset-report-export.machine.ts';
import type { RequestedReport } from './asset-report.ts';

export const testModel = createExportTestModel<RequestedReport>(
  assetReportExportMachine,
  { report: 'status', search: firstPage },
  [
    {
      source: 'ASSET-106',
      text: 'Each asset report is exported as a file with all its pages.',
    },
    {
      source: 'ASSET-D22',
      text: 'The export is filtered and sorted like the displayed report.',
    },
  ],
);
