import { createPartDeletionTestModel } from '../testing/record-guides.ts';
import { assetLookupDeletionMachine } from './asset-place-deletion.machine.ts';
import { exampleLocation } from './asset-place.example.ts';

export const testModel = createPartDeletionTestModel(assetLookupDeletionMachine, {
  part: exampleLocation,
  rules: [
    {
      source: 'ASSET-035',
      text: 'A category or a location is deleted after a question alone.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A category with types and a location with assets are kept.',
    },
  ],
});
