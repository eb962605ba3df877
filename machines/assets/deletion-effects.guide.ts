import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleEffect } from './asset.example.ts';
import { deletionEffectsMachine } from './deletion-effects.machine.ts';

export const testModel = createTestModel(deletionEffectsMachine, {
  inputs: [{ assetIds: [exampleEffect.assetId] }],
  events: [
    done('loadDeletionEffects', [exampleEffect]),
    failed('loadDeletionEffects', serverError),
    { type: 'retry' },
    { type: 'tab.returned' },
  ],
  rules: [
    {
      source: 'ASSET-152',
      text: 'An asset that is assigned is not deleted: the question names who has it.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'Where the effects cannot be read, the question says so, and they can be read again.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'Before assets are deleted, what goes with them is named: history, reminders and open audits.',
    },
  ],
});
