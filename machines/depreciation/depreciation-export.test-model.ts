import { createExportTestModel } from '../testing/list-test-models.ts';
import { depreciationExportMachine } from './depreciation-export.machine.ts';
import { exampleYear } from './depreciation.fixtures.ts';

export const testModel = createExportTestModel(depreciationExportMachine, exampleYear, [
  {
    source: 'ASSET-106',
    text: 'The depreciation of a year is exported as a file, with all rows.',
  },
  {
    source: 'ASSET-D67',
    text: 'A year without a run has nothing to export.',
  },
]);
