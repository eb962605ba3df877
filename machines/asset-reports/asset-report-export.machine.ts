import { createExport, type ExportActor } from '../lists/create-export.ts';
import { exportAssetReport } from './asset-report-export.actors.ts';
import type { RequestedReport } from './asset-report.ts';

export const assetReportExportMachine = createExport<RequestedReport>({
  id: 'asset-report-export',
  description: 'Exports all pages of an asset report as an Excel workbook. Source: ASSET-168.',
  exportFile: exportAssetReport,
});

export type AssetReportExportActor = ExportActor<RequestedReport>;
