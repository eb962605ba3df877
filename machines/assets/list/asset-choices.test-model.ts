import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { exampleChoices } from '../asset.fixtures.ts';
import { assetChoicesMachine } from './asset-choices.machine.ts';

export const testModel = createTestModel(assetChoicesMachine, {
  inputs: [undefined],
  events: [
    done('loadAssetChoices', exampleChoices),
    failed('loadAssetChoices', serverError),
    { type: 'tab.returned' },
  ],
  rules: [
    {
      source: 'ASSET-035',
      text: 'Types, categories, locations and statuses have unique ids and names.',
    },
    {
      source: 'ASSET-133',
      text: 'One call loads them; another loads the property names, which the list can do without.',
    },
    {
      source: 'ASSET-D28',
      text: 'If the filter options cannot be loaded, the list works without them.',
    },
  ],
});
