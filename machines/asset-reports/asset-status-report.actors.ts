import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import type { AssetReport, StatusReportRow } from './asset-report.ts';

/** The report is of all assets as they are now: the address says only how it is put together. */
export const loadAssetStatusReport = fromPromise<
  AssetReport<StatusReportRow>,
  { search: ListSearch }
>(async ({ signal }) => {
  const { assetsCurrentReport, totalCount, totalPrice } = await api.getAssetStatusReport({
    signal,
  });
  const total = assetsCurrentReport.length;
  return { rows: assetsCurrentReport, total, assetCount: totalCount, totalPrice };
});
