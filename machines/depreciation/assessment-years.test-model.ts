import { createListTestModel } from '../testing/list-test-models.ts';
import { assessmentYearsMachine } from './assessment-years.machine.ts';
import { exampleYear } from './depreciation.fixtures.ts';

export const testModel = createListTestModel(
  assessmentYearsMachine,
  exampleYear,
  [
    {
      source: 'ASSET-038, ASSET-007',
      text: 'Depreciation is listed by assessment year, with the total count.',
    },
    {
      source: 'ASSET-D11',
      text: 'Assessment years follow the financial year of the tenant.',
    },
  ],
  [{ type: 'year.run' }],
);
