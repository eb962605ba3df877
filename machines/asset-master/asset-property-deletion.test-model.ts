import { createPartDeletionTestModel } from '../testing/record-test-models.ts';
import { assetPropertyDeletionMachine } from './asset-property-deletion.machine.ts';
import { exampleText } from './asset-type.fixtures.ts';

export const testModel = createPartDeletionTestModel(assetPropertyDeletionMachine, {
  part: exampleText,
  rules: [
    {
      source: 'ASSET-160',
      text: 'A property is deleted only after a confirmation; the properties after it move up.',
    },
    {
      source: 'ASSET-D28',
      text: 'A property that assets have values for cannot be deleted.',
    },
  ],
});
