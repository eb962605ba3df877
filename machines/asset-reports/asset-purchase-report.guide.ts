import { createReportTestModel } from '../testing/report-guides.ts';
import { examplePurchaseReport } from './asset-report.example.ts';
import { assetPurchaseReportMachine } from './asset-purchase-report.machine.ts';

export const testModel = createReportTestModel(assetPurchaseReportMachine, examplePurchaseReport, [
  {
    source: 'ASSET-009, ASSET-161',
    text: 'The asset purchase report is filtered by date range, category, type and vendor.',
  },
]);
