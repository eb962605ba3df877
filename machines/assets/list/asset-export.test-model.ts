import { firstPage } from '../../lists/list-search.ts';
import { createExportTestModel } from '../../testing/list-test-models.ts';
import { assetExportMachine } from './asset-export.machine.ts';

export const testModel = createExportTestModel(assetExportMachine, firstPage, [
  {
    source: 'ASSET-106',
    text: 'The asset manager exports an Excel file.',
  },
  {
    source: 'ASSET-146',
    text: 'It is sorted and filtered like the list and contains all pages.',
  },
]);
