import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTagReportRequest } from './tag-report-search.ts';
import type { RequestedTagReport } from './tag-report.ts';

export const exportTagReport = fromPromise<Blob, { requested: RequestedTagReport }>(
  ({ input: { requested }, signal }) =>
    api.exportTagReport({ body: toTagReportRequest(requested.search), signal }),
);
