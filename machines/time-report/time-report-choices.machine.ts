import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';
import { loadTimeReportChoices, type TimeReportChoices } from './time-report-choices.actors.ts';

export const timeReportChoicesMachine = createFilterChoices<TimeReportChoices>({
  id: 'time-report-choices',
  description: 'Whose time the person may report. Source: CLOCK-018, CLOCK-046.',
  loadChoices: loadTimeReportChoices,
});

export type TimeReportChoicesActor = FilterChoicesActor<TimeReportChoices>;
