import { createReport } from '../lists/create-report.ts';
import type { AssetReport, StatusReportRow } from './asset-report.ts';
import { loadAssetStatusReport } from './asset-status-report.actors.ts';

export const assetStatusReportMachine = createReport<AssetReport<StatusReportRow>>({
  id: 'asset-status-report',
  description:
    'The number of assets of each type in each status, and their cost. Source: ASSET-008, ASSET-147.',
  loadReport: loadAssetStatusReport,
});
