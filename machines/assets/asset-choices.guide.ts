import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleChoices } from './asset.example.ts';
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
      text: 'Types, categories, places and statuses have ids and names of their own.',
    },
    {
      source: 'ASSET-133',
      text: 'They are read by one call, and the names of properties by another, without which the list does.',
    },
    {
      source: 'decisions, "Lists"',
      text: 'A list does without what it can be filtered by, where that cannot be read.',
    },
  ],
});
