import { createRecordPartTestModel } from '../testing/record-guides.ts';
import { exampleCategory } from './asset-place.example.ts';
import { assetLookupMachine } from './asset-place.machine.ts';
import { toLookupForm } from './asset-place.ts';

export const testModel = createRecordPartTestModel(assetLookupMachine, {
  part: exampleCategory,
  valid: toLookupForm(exampleCategory),
  broken: { value: '' },
  rules: [
    {
      source: 'ASSET-035',
      text: 'A category and a location have a name of their own, whatever its letters.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A name has 250 characters at most; types and assets show a new one at once.',
    },
  ],
});
