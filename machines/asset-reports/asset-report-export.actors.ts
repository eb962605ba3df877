import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import {
  categoryOf,
  cullOutFilterOf,
  purchaseFilterOf,
  snapShotOf,
} from './asset-report-search.ts';
import type { RequestedReport } from './asset-report.ts';

export const exportAssetReport = fromPromise<Blob, { requested: RequestedReport }>(
  ({ input: { requested }, signal }) => {
    const { report, search } = requested;
    if (report === 'status') {
      return api.exportAssetStatusReport({ query: categoryOf(search), signal });
    }
    if (report === 'summary') {
      return api.exportAssetSummaryReport({ query: snapShotOf(search), signal });
    }
    if (report === 'purchase') {
      return api.exportAssetPurchaseReport({ body: purchaseFilterOf(search), signal });
    }
    return api.exportAssetCullOutReport({ body: cullOutFilterOf(search), signal });
  },
);
