import { createListTestModel } from '../testing/list-test-models.ts';
import { depreciationRowsMachine } from './depreciation-rows.machine.ts';
import { exampleRow } from './depreciation.fixtures.ts';

export const testModel = createListTestModel(depreciationRowsMachine, exampleRow, [
  {
    source: 'ASSET-D63',
    text: 'Opening value less depreciation less write-off is the closing value, to the paisa.',
  },
  {
    source: 'ASSET-D12',
    text: 'A row changed by another run shows its previous closing value.',
  },
]);
