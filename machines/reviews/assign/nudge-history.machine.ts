import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import { loadNudgeHistory, type NudgeHistory } from './assign.actors.ts';

/** The review whose reminders are shown. */
export interface NudgedReview {
  reviewId: string;
  employeeName: string;
}

export interface NudgeHistoryContext {
  review: NudgedReview | null;
  history: NudgeHistory | null;
  cause: Cause | null;
}

export const nudgeHistoryMachine = setup({
  types: {
    context: {} as NudgeHistoryContext,
    events: {} as { type: 'history.open'; review: NudgedReview } | { type: 'CLOSE' | 'retry' },
    tags: {} as 'open' | 'busy',
  },
  actors: { loadNudgeHistory },
  actions: {
    open: assign((_, { review }: { review: NudgedReview }) => ({
      review,
      history: null,
      cause: null,
    })),
    show: assign((_, { output }: { output: NudgeHistory }) => ({ history: output })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'nudge-history',
  description:
    'The reminders about a review, to its clients with their links, and to the tenant’s people. Source: REVW-083, REVW-084.',
  context: { review: null, history: null, cause: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'history.open': {
          target: 'loading',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'The dialog is open, and the reminders are loading.',
      tags: ['open', 'busy'],
      on: { CLOSE: 'closed' },
      invoke: {
        id: 'loadNudgeHistory',
        src: 'loadNudgeHistory',
        input: ({ context: { review } }) => ({ reviewId: review?.reviewId ?? '' }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The reminders are shown.',
      tags: 'open',
      on: { CLOSE: 'closed' },
    },
    unavailable: {
      description: 'The reminders could not be loaded; this can be retried.',
      tags: 'open',
      on: { CLOSE: 'closed', retry: 'loading' },
    },
  },
});

export type NudgeHistoryActor = ActorRefFrom<typeof nudgeHistoryMachine>;
