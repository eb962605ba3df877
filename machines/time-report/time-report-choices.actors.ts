import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** Whose time the person may report: the scopes, and the employees of the widest. */
export type TimeReportChoices = Schema<'TimeReportEmployeesAnswer'>;

export const loadTimeReportChoices = fromPromise<TimeReportChoices>(({ signal }) =>
  api.getTimeReportEmployees({ signal }),
);
