import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { getCategory } from './asset-report-search.ts';
import type { AssetReport, StatusReportRow } from './asset-report.ts';
import { createReport } from '../lists/create-report.ts';

const loadAssetStatusReport = fromPromise<AssetReport<StatusReportRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { assetsCurrentReport, totalCount, totalPrice } = await api.getAssetStatusReport({
      query: getCategory(search),
      signal,
    });
    const total = assetsCurrentReport.length;
    return { rows: assetsCurrentReport, total, assetCount: totalCount, totalPrice };
  },
);

export const assetStatusReportMachine = createReport<AssetReport<StatusReportRow>>({
  id: 'asset-status-report',
  description:
    'The number of assets of each type in each status, and their cost. Source: ASSET-008, ASSET-147.',
  loadReport: loadAssetStatusReport,
});
