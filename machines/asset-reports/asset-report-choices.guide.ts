import { createFilterChoicesTestModel } from '../testing/report-guides.ts';
import { assetReportChoicesMachine } from './asset-report-choices.machine.ts';
import { exampleReportChoices } from './asset-report.example.ts';

export const testModel = createFilterChoicesTestModel(
  assetReportChoicesMachine,
  exampleReportChoices,
  [
    {
      source: 'ASSET-017',
      text: 'The purchases are filtered by category, type and vendor.',
    },
    {
      source: 'decisions, "Reports"',
      text: 'Whoever may read a report is told what it can be filtered by, without the right to the list.',
    },
  ],
);
