import { createPartDeletionTestModel } from '../testing/record-test-models.ts';
import { assetLookupDeletionMachine } from './asset-lookup-deletion.machine.ts';
import { exampleLocation } from './asset-lookup.fixtures.ts';

export const testModel = createPartDeletionTestModel(assetLookupDeletionMachine, {
  part: exampleLocation,
  rules: [
    {
      source: 'ASSET-035',
      text: 'A category or a location is deleted only after a confirmation.',
    },
    {
      source: 'ASSET-D24',
      text: 'A category with types or a location with assets cannot be deleted.',
    },
  ],
});
