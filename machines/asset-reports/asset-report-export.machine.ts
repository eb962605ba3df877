import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import {
  getCategory,
  toCullOutFilter,
  toPurchaseFilter,
  getSnapShot,
} from './asset-report-search.ts';
import type { RequestedReport } from './asset-report.ts';
import { createExport, type ExportActor } from '../lists/create-export.ts';

const exportAssetReport = fromPromise<Blob, { requested: RequestedReport }>(
  ({ input: { requested }, signal }) => {
    const { report, search } = requested;
    if (report === 'status') {
      return api.exportAssetStatusReport({ query: getCategory(search), signal });
    }
    if (report === 'summary') {
      return api.exportAssetSummaryReport({ query: getSnapShot(search), signal });
    }
    if (report === 'purchase') {
      return api.exportAssetPurchaseReport({ body: toPurchaseFilter(search), signal });
    }
    return api.exportAssetCullOutReport({ body: toCullOutFilter(search), signal });
  },
);

export const assetReportExportMachine = createExport<RequestedReport>({
  id: 'asset-report-export',
  description: 'Exports all pages of an asset report as an Excel workbook. Source: ASSET-168.',
  exportFile: exportAssetReport,
});

export type AssetReportExportActor = ExportActor<RequestedReport>;
