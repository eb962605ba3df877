import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { assetPropertyMachine } from './asset-property.machine.ts';
import { exampleProperty } from './asset-type.fixtures.ts';
import { toPropertyForm } from './type-property.ts';

export const testModel = createRecordPartTestModel(assetPropertyMachine, {
  part: exampleProperty,
  valid: toPropertyForm(exampleProperty),
  broken: { assetTypePropertyName: '' },
  rules: [
    {
      source: 'ASSET-090',
      text: 'A property is mandatory by default.',
    },
    {
      source: 'ASSET-092, ASSET-025',
      text: 'A drop-down has one or more options, which are numbers if its data type is Number; a text box has none.',
    },
    {
      source: 'ASSET-D28',
      text: 'If assets have a value for a property, its kind and the options in use cannot change.',
    },
  ],
});
