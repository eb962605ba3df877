import { firstPage } from '../lists/list-search.ts';
import { exportGuide } from '../testing/list-guides.ts';
import { assetExportMachine } from './asset-export.machine.ts';

export const guide = exportGuide(assetExportMachine, firstPage, [
  {
    source: 'document 3, section 7',
    text: 'The Excel export of the asset manager is a file.',
  },
  {
    source: 'document 3, section 7',
    text: 'It is sorted and filtered as the list is, and holds all of its pages.',
  },
]);
