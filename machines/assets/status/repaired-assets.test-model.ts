import { createOpenedTestModel } from '../../testing/opened-test-model.ts';
import { exampleRepairs } from '../asset.fixtures.ts';
import { repairedAssetsMachine } from './repaired-assets.machine.ts';

export const testModel = createOpenedTestModel(repairedAssetsMachine, {
  id: null,
  content: { rows: exampleRepairs, total: 12, pages: 1 },
  full: { rows: exampleRepairs, total: 12, pages: 2 },
  rules: [
    {
      source: 'ASSET-149',
      text: 'The assets in repair are loaded by a separate call.',
    },
    {
      source: 'ASSET-034',
      text: 'Each shows since when it is in repair, and the notes from before.',
    },
    {
      source: 'ASSET-149',
      text: 'They are paged: more are loaded on demand, and the loaded ones stay if that fails.',
    },
  ],
});
