import { firstPage } from '../lists/list-search.ts';
import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { assetExportMachine } from './asset-export.machine.ts';

export const guide = guideOf(assetExportMachine, {
  inputs: [undefined],
  events: [
    { type: 'EXPORT', search: firstPage },
    done('exportAssets', null),
    failed('exportAssets', fault),
  ],
  rules: [
    {
      source: 'document 3, section 7',
      text: 'The Excel export of the asset manager is a file.',
    },
    {
      source: 'document 3, section 7',
      text: 'It is sorted and filtered as the list is, and holds all of its pages.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'An export that fails changes nothing and can be begun again.',
    },
  ],
});
