import { assign, setup, type ActorRefFrom } from 'xstate';
import { saveOrder, type OrderChange } from './engagement-orders.actors.ts';
import type { EngagementReporter, EngagementUpdate } from './engagement-part.ts';

interface EngagementOrdersContext {
  report: EngagementReporter;
  /** The change that is being saved, or is shown until the engagement has loaded again. */
  change: OrderChange | null;
}

export const engagementOrdersMachine = setup({
  types: {
    context: {} as EngagementOrdersContext,
    events: {} as EngagementUpdate | { type: 'order.change'; change: OrderChange },
    input: {} as { report: EngagementReporter },
    tags: {} as 'busy',
  },
  actors: { saveOrder },
  actions: {
    show: assign((_, { change }: { change: OrderChange }) => ({ change })),
    clear: assign({ change: null }),
    reportChange: ({ context }) => context.report.send({ type: 'engagement.changed' }),
  },
}).createMachine({
  id: 'engagement-orders',
  description:
    'Stages and activities are sorted, and activities move to another stage. Source: ENGAG-105, ENGAG-D12, ENGAG-041.',
  context: ({ input }) => ({ ...input, change: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being sorted. The client shows why a change has failed.',
      on: {
        'order.change': {
          target: 'saving',
          actions: { type: 'show', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'A new order, or a move, is being saved; it is shown already.',
      tags: 'busy',
      invoke: {
        id: 'saveOrder',
        src: 'saveOrder',
        input: ({ context }) => context.change as OrderChange,
        onDone: { target: 'reloading', actions: 'reportChange' },
        // Someone else has sorted them first: their order is shown.
        onError: { target: 'resting', actions: ['clear', 'reportChange'] },
      },
    },
    reloading: {
      description: 'The change is saved; it is shown until the engagement has loaded again.',
      on: {
        'engagement.updated': { target: 'resting', actions: 'clear' },
        'order.change': {
          target: 'saving',
          actions: { type: 'show', params: ({ event }) => event },
        },
      },
    },
  },
});

export type EngagementOrdersActor = ActorRefFrom<typeof engagementOrdersMachine>;
