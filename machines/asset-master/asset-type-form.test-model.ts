import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { assetTypeFormMachine } from './asset-type-form.machine.ts';
import { exampleAssetType, exampleChoices } from './asset-type.fixtures.ts';
import { toAssetTypeForm } from './asset-type.ts';

export const testModel = createRecordFormTestModel(assetTypeFormMachine, {
  id: exampleAssetType.id,
  valid: toAssetTypeForm(exampleAssetType),
  broken: { name: '' },
  choices: exampleChoices,
  rules: [
    {
      source: 'ASSET-036',
      text: 'A type has a code, a name and a category; its code and its name are unique, ignoring case.',
    },
    {
      source: 'ASSET-D24',
      text: 'A type depreciates over 1 to 50 years; a type for teams may name the team that is suggested first.',
    },
  ],
});
