import { createExportTestModel } from '../testing/list-guides.ts';
import { depreciationExportMachine } from './depreciation-export.machine.ts';
import { exampleYear } from './depreciation.example.ts';

export const testModel = createExportTestModel(depreciationExportMachine, exampleYear, [
  {
    source: 'ASSET-106',
    text: 'The depreciation of a year is exported as a file, with all of its rows.',
  },
  {
    source: 'decisions, "Assets"',
    text: 'A year that was not run yet has nothing to export.',
  },
]);
