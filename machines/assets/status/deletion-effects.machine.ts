import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadDeletionEffects, type DeletionEffect } from './deletion-effects.actors.ts';

/** The effects of a deletion, loaded while its confirm dialog is open. */
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
    'The effects of deleting assets: their assignees, history, reminders and open audits. Not in the requirements, based on ASSET-158.',
  context: ({ input }) => ({ assetIds: input.assetIds, effects: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The effects are loading.',
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
      description: 'The effects are listed; they reload when the person returns to the tab.',
      on: { 'tab.returned': 'loading' },
    },
    unavailable: {
      description: 'Loading the effects failed, which the dialog reports.',
      on: { retry: 'loading' },
    },
  },
});

export type DeletionEffectsActor = ActorRefFrom<typeof deletionEffectsMachine>;
