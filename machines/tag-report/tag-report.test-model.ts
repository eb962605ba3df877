import { createReportTestModel } from '../testing/report-test-models.ts';
import { exampleTagReport } from './tag-report.fixtures.ts';
import { tagReportMachine } from './tag-report.machine.ts';

export const testModel = createReportTestModel(tagReportMachine, exampleTagReport, [
  {
    source: 'PRIV-050, CLOCK-002',
    text: 'The hours of a tag are those of the projects that have or inherit it, as far as the person has access to them.',
  },
  {
    source: 'PROJ-D10, PROJ-D80',
    text: 'A project with two tags counts for both, and once in the total of all pages.',
  },
]);
