import { reportGuide } from '../testing/report-guides.ts';
import { examplePurchaseReport } from './asset-report.example.ts';
import { assetPurchaseReportMachine } from './asset-purchase-report.machine.ts';

export const guide = reportGuide(assetPurchaseReportMachine, examplePurchaseReport, [
  {
    source: 'document 3, sections 2 and 7',
    text: 'The asset purchase report is filtered by days, category, type and vendor.',
  },
]);
