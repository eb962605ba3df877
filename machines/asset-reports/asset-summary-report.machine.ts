import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { getSnapShot } from './asset-report-search.ts';
import type { AssetReport, SummaryReportRow } from './asset-report.ts';
import { createReport } from '../lists/create-report.ts';

const loadAssetSummaryReport = fromPromise<AssetReport<SummaryReportRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { assetsSummaryReport, totalAssets, totalPrice } = await api.getAssetSummaryReport({
      query: getSnapShot(search),
      signal,
    });
    const total = assetsSummaryReport.length;
    return { rows: assetsSummaryReport, total, assetCount: totalAssets, totalPrice };
  },
);

export const assetSummaryReportMachine = createReport<AssetReport<SummaryReportRow>>({
  id: 'asset-summary-report',
  description:
    'The assets of each type as they were at the end of a day. Source: ASSET-010, ASSET-106.',
  loadReport: loadAssetSummaryReport,
});
