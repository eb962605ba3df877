import { openedGuide } from '../testing/opened-guide.ts';
import { exampleAsset, exampleHistory } from './asset.example.ts';
import { assetHistoryMachine } from './asset-history.machine.ts';

export const guide = openedGuide(assetHistoryMachine, {
  id: exampleAsset.id,
  content: exampleHistory,
  rules: [
    {
      source: 'document 3, section 2 (Assets)',
      text: 'The history has the tabs Status History and Repair History.',
    },
    {
      source: 'document 3, section 8',
      text: 'An asset that was never repaired says so.',
    },
  ],
});
