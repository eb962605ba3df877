import { createReport } from '../lists/create-report.ts';
import type { PurchaseReport } from './asset-report.ts';
import { loadAssetPurchaseReport } from './asset-purchase-report.actors.ts';

export const assetPurchaseReportMachine = createReport<PurchaseReport>({
  id: 'asset-purchase-report',
  description: 'The assets that were bought in a period, in pages. Source: ASSET-009, ASSET-161.',
  loadReport: loadAssetPurchaseReport,
});
