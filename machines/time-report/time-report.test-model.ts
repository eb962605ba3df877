import { createReportTestModel } from '../testing/report-test-models.ts';
import { exampleTimeReport } from './time-report.fixtures.ts';
import { timeReportMachine } from './time-report.machine.ts';

export const testModel = createReportTestModel(timeReportMachine, exampleTimeReport, [
  {
    source: 'CLOCK-046, CLOCK-086',
    text: 'The time report is filtered by employee, days and projects, and is cumulative or not.',
  },
  {
    source: 'CLOCK-D71',
    text: 'The totals cover all pages, and an entry over midnight counts on each of its days.',
  },
]);
