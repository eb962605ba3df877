import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { toCullOutFilter } from './asset-report-search.ts';
import type { AssetReport, CullOutReportRow } from './asset-report.ts';
import { createReport } from '../lists/create-report.ts';

const loadAssetCullOutReport = fromPromise<AssetReport<CullOutReportRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { assetsCullOutReport, totalCount, totalPrice } = await api.getAssetCullOutReport({
      body: toCullOutFilter(search),
      signal,
    });
    return { rows: assetsCullOutReport, total: totalCount, assetCount: totalCount, totalPrice };
  },
);

export const assetCullOutReportMachine = createReport<AssetReport<CullOutReportRow>>({
  id: 'asset-cull-out-report',
  description: 'The assets that are due to be culled, in pages. Source: ASSET-011, ASSET-106.',
  loadReport: loadAssetCullOutReport,
});
