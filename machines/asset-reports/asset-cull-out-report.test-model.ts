import { createReportTestModel } from '../testing/report-test-models.ts';
import { exampleCullOutReport } from './asset-report.fixtures.ts';
import { assetCullOutReportMachine } from './asset-cull-out-report.machine.ts';

export const testModel = createReportTestModel(assetCullOutReportMachine, exampleCullOutReport, [
  {
    source: 'ASSET-169, ASSET-011',
    text: 'The cull-out report is filtered by category, year and team.',
  },
]);
