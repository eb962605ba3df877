import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { toPurchaseFilter } from './asset-report-search.ts';
import type { PurchaseReport } from './asset-report.ts';
import { createReport } from '../lists/create-report.ts';

const loadAssetPurchaseReport = fromPromise<PurchaseReport, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { assetPurchaseReport, totalCount, totalPrice, groups } =
      await api.getAssetPurchaseReport({
        body: toPurchaseFilter(search),
        signal,
      });
    return {
      rows: assetPurchaseReport,
      total: totalCount,
      assetCount: totalCount,
      totalPrice,
      // Another server may not support groups.
      groups: groups ?? [],
    };
  },
);

export const assetPurchaseReportMachine = createReport<PurchaseReport>({
  id: 'asset-purchase-report',
  description: 'The assets that were bought in a period, in pages. Source: ASSET-009, ASSET-161.',
  loadReport: loadAssetPurchaseReport,
});
