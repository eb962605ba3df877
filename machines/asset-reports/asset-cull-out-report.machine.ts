import { createReport } from '../lists/create-report.ts';
import type { AssetReport, CullOutReportRow } from './asset-report.ts';
import { loadAssetCullOutReport } from './asset-cull-out-report.actors.ts';

export const assetCullOutReportMachine = createReport<AssetReport<CullOutReportRow>>({
  id: 'asset-cull-out-report',
  description: 'The assets that are due to be culled, in pages. Source: ASSET-011, ASSET-106.',
  loadReport: loadAssetCullOutReport,
});
