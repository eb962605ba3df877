import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { timeReportRequestOf } from './time-report-search.ts';
import type { WantedTimeReport } from './time-report.ts';

export const exportTimeReport = fromPromise<Blob, { wanted: WantedTimeReport }>(
  ({ input: { wanted }, signal }) =>
    api.exportTimeReport({ body: timeReportRequestOf(wanted.search), signal }),
);
