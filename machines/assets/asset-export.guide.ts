import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-guides.ts';
import { assetExportMachine } from './asset-export.machine.ts';

export const testModel = createExportTestModel(assetExportMachine, firstPage, [
  {
    source: 'ASSET-106',
    text: 'The Excel export of the asset manager is a file.',
  },
  {
    source: 'ASSET-146',
    text: 'It is sorted and filtered as the list is, and holds all of its pages.',
  },
]);
