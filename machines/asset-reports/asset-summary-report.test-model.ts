import { createReportTestModel } from '../testing/report-test-models.ts';
import { exampleSummaryReport } from './asset-report.fixtures.ts';
import { assetSummaryReportMachine } from './asset-summary-report.machine.ts';

export const testModel = createReportTestModel(assetSummaryReportMachine, exampleSummaryReport, [
  {
    source: 'ASSET-010, ASSET-162',
    text: 'The asset summary report shows the assets as they were on the day of the snapshot.',
  },
]);
