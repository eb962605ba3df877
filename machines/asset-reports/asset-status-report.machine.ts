import { createReport } from '../lists/create-report.ts';
import type { AssetReport, StatusReportRow } from './asset-report.ts';
import { loadAssetStatusReport } from './asset-status-report.actors.ts';

export const assetStatusReportMachine = createReport<AssetReport<StatusReportRow>>({
  id: 'asset-status-report',
  description:
    'How many assets of each type are in each status, and what they cost. Source: ASSET-008, ASSET-147.',
  loadReport: loadAssetStatusReport,
});
