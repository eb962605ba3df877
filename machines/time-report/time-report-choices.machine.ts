import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';
import { loadTimeReportChoices, type TimeReportChoices } from './time-report-choices.actors.ts';

export const timeReportChoicesMachine = createFilterChoices<TimeReportChoices>({
  id: 'time-report-choices',
  description: 'The people whose time the person can report on. Source: CLOCK-018, CLOCK-046.',
  loadChoices: loadTimeReportChoices,
});

export type TimeReportChoicesActor = FilterChoicesActor<TimeReportChoices>;
