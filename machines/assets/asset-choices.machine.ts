import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadAssetChoices } from './asset-choices.actors.ts';
import type { AssetListChoices } from './asset.ts';

/** What the filters of the list offer; the list does without where it cannot be read. */
export const assetChoicesMachine = setup({
  types: {
    context: {} as { choices: AssetListChoices | null },
    events: {} as { type: 'tab.returned' },
  },
  actors: { loadAssetChoices },
  actions: { store: assign((_, { choices }: { choices: AssetListChoices }) => ({ choices })) },
}).createMachine({
  id: 'asset-choices',
  description: 'What the list of assets can be filtered by. Source: ASSET-035 and 7.',
  context: { choices: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Types, categories, places and statuses are being read.',
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
      description: 'There is something to choose from; it is read anew when the person is back.',
      on: { 'tab.returned': 'loading' },
    },
    unknown: {
      description: 'They could not be read: what is looked for is typed until they are.',
      on: { 'tab.returned': 'loading' },
    },
  },
});

export type AssetChoicesActor = ActorRefFrom<typeof assetChoicesMachine>;
