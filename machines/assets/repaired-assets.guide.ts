import { openedGuide } from '../testing/opened-guide.ts';
import { exampleRepairs } from './asset.example.ts';
import { repairedAssetsMachine } from './repaired-assets.machine.ts';

export const guide = openedGuide(repairedAssetsMachine, {
  id: null,
  content: exampleRepairs,
  rules: [
    {
      source: 'document 3, section 7',
      text: 'The assets in repair are read by a call of their own.',
    },
    {
      source: 'document 3, section 3',
      text: 'Each says since when it is away, and what was noted before.',
    },
  ],
});
