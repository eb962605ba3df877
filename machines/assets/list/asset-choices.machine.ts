import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadAssetChoices } from './asset-choices.actors.ts';
import type { AssetListChoices } from '../asset.ts';

/** The filter options of the list; the list works without them if loading fails. */
export const assetChoicesMachine = setup({
  types: {
    context: {} as { choices: AssetListChoices | null },
    events: {} as { type: 'tab.returned' },
  },
  actors: { loadAssetChoices },
  actions: { store: assign((_, { choices }: { choices: AssetListChoices }) => ({ choices })) },
}).createMachine({
  id: 'asset-choices',
  description: 'The filter options of the asset list. Source: ASSET-035 and 7.',
  context: { choices: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Types, categories, locations and statuses are loading.',
      invoke: {
        id: 'loadAssetChoices',
        src: 'loadAssetChoices',
        onDone: {
          target: 'known',
          actions: { type: 'store', params: ({ event }) => ({ choices: event.output }) },
        },
        onError: 'unknown',
      },
    },
    known: {
      description: 'Options can be selected; they reload when the person returns to the tab.',
      on: { 'tab.returned': 'loading' },
    },
    unknown: {
      description: 'Loading failed: filters take typed text until the options are loaded.',
      on: { 'tab.returned': 'loading' },
    },
  },
});

export type AssetChoicesActor = ActorRefFrom<typeof assetChoicesMachine>;
