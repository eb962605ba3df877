import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { exampleCategory } from './asset-lookup.fixtures.ts';
import { assetLookupMachine } from './asset-lookup.machine.ts';
import { toLookupForm } from './asset-lookup.ts';

export const testModel = createRecordPartTestModel(assetLookupMachine, {
  part: exampleCategory,
  valid: toLookupForm(exampleCategory),
  broken: { value: '' },
  rules: [
    {
      source: 'ASSET-035',
      text: 'A category and a location each have a unique name, ignoring case.',
    },
    {
      source: 'ASSET-D30',
      text: 'A name has up to 250 characters; types and assets show a new name at once.',
    },
  ],
});
