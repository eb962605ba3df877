import { createFilterChoicesTestModel } from '../testing/report-test-models.ts';
import { assetReportChoicesMachine } from './asset-report-choices.machine.ts';
import { exampleReportChoices } from './asset-report.fixtures.ts';

export const testModel = createFilterChoicesTestModel(
  assetReportChoicesMachine,
  exampleReportChoices,
  [
    {
      source: 'ASSET-017',
      text: 'Purchases are filtered by category, type and vendor.',
    },
    {
      source: 'ASSET-D81',
      text: 'People who can view a report get its filter options, even without access to the list.',
    },
  ],
);
