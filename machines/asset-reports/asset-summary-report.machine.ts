import { createReport } from '../lists/create-report.ts';
import type { AssetReport, SummaryReportRow } from './asset-report.ts';
import { loadAssetSummaryReport } from './asset-summary-report.actors.ts';

export const assetSummaryReportMachine = createReport<AssetReport<SummaryReportRow>>({
  id: 'asset-summary-report',
  description:
    'The assets of each type as they were at the end of a day. Source: ASSET-010, ASSET-106.',
  loadReport: loadAssetSummaryReport,
});
