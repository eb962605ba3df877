import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTimeReportRequest } from './time-report-search.ts';
import type { RequestedTimeReport } from './time-report.ts';

export const exportTimeReport = fromPromise<Blob, { requested: RequestedTimeReport }>(
  ({ input: { requested }, signal }) =>
    api.exportTimeReport({ body: toTimeReportRequest(requested.search), signal }),
);
