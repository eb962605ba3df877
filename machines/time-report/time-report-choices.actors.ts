import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** The people whose time the person can report on: the scopes, and the employees of the widest. */
export type TimeReportChoices = Schema<'TimeReportEmployeesAnswer'>;

export const loadTimeReportChoices = fromPromise<TimeReportChoices>(({ signal }) =>
  api.getTimeReportEmployees({ signal }),
);
