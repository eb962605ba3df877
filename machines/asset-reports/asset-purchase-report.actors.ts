import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { purchaseFilterOf } from './asset-report-search.ts';
import type { AssetReport, PurchaseReportRow } from './asset-report.ts';

export const loadAssetPurchaseReport = fromPromise<
  AssetReport<PurchaseReportRow>,
  { search: ListSearch }
>(async ({ input: { search }, signal }) => {
  const { assetPurchaseReport, totalCount, totalPrice } = await api.getAssetPurchaseReport({
    body: purchaseFilterOf(search),
    signal,
  });
  return { rows: assetPurchaseReport, total: totalCount, assetCount: totalCount, totalPrice };
});
