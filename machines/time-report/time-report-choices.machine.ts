import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';

/** The people whose time the person can report on: the scopes, and the employees of the widest. */
export type TimeReportChoices = Schema<'TimeReportEmployeesAnswer'>;

const loadTimeReportChoices = fromPromise<TimeReportChoices>(({ signal }) =>
  api.getTimeReportEmployees({ signal }),
);

export const timeReportChoicesMachine = createFilterChoices<TimeReportChoices>({
  id: 'time-report-choices',
  description: 'The people whose time the person can report on. Source: CLOCK-018, CLOCK-046.',
  loadChoices: loadTimeReportChoices,
});

export type TimeReportChoicesActor = FilterChoicesActor<TimeReportChoices>;
