import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { exampleEffect } from '../asset.fixtures.ts';
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
      text: 'An assigned asset cannot be deleted: the dialog names its assignee.',
    },
    {
      source: 'ADR 0024',
      text: 'If loading the effects fails, the dialog reports it and can load them again.',
    },
    {
      source: 'ASSET-D19',
      text: 'Before assets are deleted, the dialog lists what is deleted with them: history, reminders and open audits.',
    },
  ],
});
