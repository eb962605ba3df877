import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { loadTenantView } from '../engagement.actors.ts';
import type { EngagementDetail } from '../engagement.ts';

interface EngagementPrintContext {
  id: string;
  /** What the tenant sees of the engagement, while it is printed. */
  printed: EngagementDetail | null;
}

export const engagementPrintMachine = setup({
  types: {
    context: {} as EngagementPrintContext,
    events: {} as { type: 'print' | 'print.done' },
    emitted: {} as { type: 'print.ready' },
    input: {} as { id: string },
    tags: {} as 'busy',
  },
  actors: { loadTenantView },
  actions: {
    show: assign((_, printed: EngagementDetail) => ({ printed })),
    clear: assign({ printed: null }),
    emitReady: emit({ type: 'print.ready' }),
  },
}).createMachine({
  id: 'engagement-print',
  description:
    'An engagement is printed for the client, with what the tenant sees and nothing else. Source: ENGAG-092, ENGAG-D01, ENGAG-D18.',
  context: ({ input }) => ({ ...input, printed: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being printed. The client shows why loading has failed.',
      on: { print: 'loading' },
    },
    loading: {
      description: 'What the tenant sees is loading: a person who edits sees more.',
      tags: 'busy',
      invoke: {
        id: 'loadTenantView',
        src: 'loadTenantView',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'printing',
          actions: [{ type: 'show', params: ({ event }) => event.output }, 'emitReady'],
        },
        onError: 'resting',
      },
    },
    printing: {
      description: 'The page prints the loaded view.',
      on: { 'print.done': { target: 'resting', actions: 'clear' } },
    },
  },
});

export type EngagementPrintActor = ActorRefFrom<typeof engagementPrintMachine>;
