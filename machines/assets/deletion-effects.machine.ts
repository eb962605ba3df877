import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadDeletionEffects, type DeletionEffect } from './deletion-effects.actors.ts';

/** What a deletion takes along, read while its question is open. */
export const deletionEffectsMachine = setup({
  types: {
    context: {} as { assetIds: readonly string[]; effects: readonly DeletionEffect[] },
    events: {} as { type: 'retry' | 'tab.returned' },
    input: {} as { assetIds: readonly string[] },
  },
  actors: { loadDeletionEffects },
  actions: {
    store: assign((_, { effects }: { effects: readonly DeletionEffect[] }) => ({ effects })),
  },
}).createMachine({
  id: 'deletion-effects',
  description:
    'What would go with deleted assets: who has them, their history, reminders and open audits. Designed, after ASSET-158.',
  context: ({ input }) => ({ assetIds: input.assetIds, effects: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The effects are being read.',
      invoke: {
        id: 'loadDeletionEffects',
        src: 'loadDeletionEffects',
        input: ({ context }) => ({ assetIds: context.assetIds }),
        onDone: {
          target: 'shown',
          actions: { type: 'store', params: ({ event }) => ({ effects: event.output }) },
        },
        onError: 'unavailable',
      },
    },
    shown: {
      description: 'The effects are named; they are read again when the person is back in the tab.',
      on: { 'tab.returned': 'loading' },
    },
    unavailable: {
      description: 'The effects could not be read, as the question then says.',
      on: { retry: 'loading' },
    },
  },
});

export type DeletionEffectsActor = ActorRefFrom<typeof deletionEffectsMachine>;
