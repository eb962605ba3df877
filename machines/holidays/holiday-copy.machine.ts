import type { ActorRefFrom } from 'xstate';
import { createRowsContext, createRowStates, rowsSetup } from './holiday-rows.setup.ts';

export const holidayCopyMachine = rowsSetup.createMachine({
  id: 'holiday-copy',
  description:
    'Copies the holidays of a year to the next one, all or none, after a preview. Source: ADMIN-022.',
  context: ({ input }) => createRowsContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'The holidays are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadCopies',
        src: 'loadCopies',
        input: ({ context: { year } }) => ({ year }),
        onDone: {
          target: 'editing',
          actions: { type: 'storeCopies', params: ({ event }) => event },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The holidays could not be loaded.',
      on: { retry: 'loading' },
    },
    ...createRowStates(),
  },
});

export type HolidayCopyActor = ActorRefFrom<typeof holidayCopyMachine>;
