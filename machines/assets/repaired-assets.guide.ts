import { createOpenedTestModel } from '../testing/opened-guide.ts';
import { exampleRepairs } from './asset.example.ts';
import { repairedAssetsMachine } from './repaired-assets.machine.ts';

export const testModel = createOpenedTestModel(repairedAssetsMachine, {
  id: null,
  content: { rows: exampleRepairs, total: 12, pages: 1 },
  full: { rows: exampleRepairs, total: 12, pages: 2 },
  rules: [
    {
      source: 'ASSET-149',
      text: 'The assets in repair are read by a call of their own.',
    },
    {
      source: 'ASSET-034',
      text: 'Each says since when it is away, and what was noted before.',
    },
    {
      source: 'ASSET-149',
      text: 'They are paged: more are read on demand, and what is there stays where that fails.',
    },
  ],
});
