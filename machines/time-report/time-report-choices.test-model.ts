import { createFilterChoicesTestModel } from '../testing/report-test-models.ts';
import { timeReportChoicesMachine } from './time-report-choices.machine.ts';
import { exampleTimeReportChoices } from './time-report.fixtures.ts';

export const testModel = createFilterChoicesTestModel(
  timeReportChoicesMachine,
  exampleTimeReportChoices,
  [
    {
      source: 'CLOCK-D25',
      text: "The current user's time, that of the team they lead, and with the right to it everyone’s.",
    },
    {
      source: 'CLOCK-046',
      text: 'The time report is filtered by employee.',
    },
  ],
);
