import { createReportTestModel } from '../testing/report-test-models.ts';
import { examplePurchaseReport } from './asset-report.fixtures.ts';
import { assetPurchaseReportMachine } from './asset-purchase-report.machine.ts';

export const testModel = createReportTestModel(assetPurchaseReportMachine, examplePurchaseReport, [
  {
    source: 'ASSET-009, ASSET-161',
    text: 'The asset purchase report is filtered by date range, category, type and vendor.',
  },
]);
