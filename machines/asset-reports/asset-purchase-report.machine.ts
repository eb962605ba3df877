import { createReport } from '../lists/create-report.ts';
import type { PurchaseReport } from './asset-report.ts';
import { loadAssetPurchaseReport } from './asset-purchase-report.actors.ts';

export const assetPurchaseReportMachine = createReport<PurchaseReport>({
  id: 'asset-purchase-report',
  description:
    'The assets that were bought in a period, page by page. Source: document 3, sections 2 and 7.',
  loadReport: loadAssetPurchaseReport,
});
