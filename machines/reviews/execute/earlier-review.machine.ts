import { fromPromise, assign, emit, setup, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type EarlierReview, isNothing } from './earlier-review.ts';
import { toCause, type Cause } from '../../cause.ts';

const loadEarlierReview = fromPromise<EarlierReview, { reviewId: string }>(({ input, signal }) =>
  api.getEarlierReview({ query: input, signal }),
);

export interface EarlierReviewInput {
  reviewId: string;
  /** Whether the person left it open. */
  isOpen: boolean;
}

export interface EarlierReviewContext extends EarlierReviewInput {
  /** Null before the first response. */
  content: EarlierReview | null;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
}

export type EarlierReviewEvent =
  | { type: 'OPEN' | 'CLOSE' }
  /** The review has another version than before. */
  | { type: 'review.changed'; version: number }
  | { type: 'tab.returned' | 'network.returned' | 'retry' };

export interface EarlierReviewEmitted {
  type: 'panel.toggled';
  isOpen: boolean;
}

export const earlierReviewMachine = setup({
  types: {
    context: {} as EarlierReviewContext,
    events: {} as EarlierReviewEvent,
    emitted: {} as EarlierReviewEmitted,
    input: {} as EarlierReviewInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { loadEarlierReview },
  guards: {
    wasOpen: ({ context }) => context.isOpen,
    isNothing: ({ context: { content } }) => content === null || isNothing(content),
  },
  actions: {
    emitToggled: emit((_, { isOpen }: { isOpen: boolean }) => ({
      type: 'panel.toggled' as const,
      isOpen,
    })),
    show: assign((_, { output }: { output: EarlierReview }) => ({ content: output, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'earlier-review',
  description:
    'What the reviewee wrote in their last review, and what they have worked on since, beside a review. Source: REVW-D41.',
  context: ({ input }) => ({ ...input, content: null, cause: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The panel is as the person left it on this device.',
      always: [{ guard: 'wasOpen', target: 'loading' }, { target: 'closed' }],
    },
    closed: {
      description: 'The panel is closed, and nothing is loaded.',
      on: {
        OPEN: {
          target: 'loading',
          actions: { type: 'emitToggled', params: { isOpen: true } },
        },
      },
    },
    loading: {
      description: 'The panel is open, and its content is loading.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'loadEarlierReview',
        src: 'loadEarlierReview',
        input: ({ context }) => ({ reviewId: context.reviewId }),
        onDone: {
          target: 'loaded',
          actions: { type: 'show', params: ({ event }) => event },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
      on: {
        CLOSE: {
          target: 'closed',
          actions: { type: 'emitToggled', params: { isOpen: false } },
        },
      },
    },
    loaded: {
      description: 'The content is on this device.',
      tags: 'open',
      initial: 'deciding',
      on: {
        CLOSE: {
          target: 'closed',
          actions: { type: 'emitToggled', params: { isOpen: false } },
        },
        'review.changed': '.refreshing',
        'tab.returned': '.refreshing',
        'network.returned': '.refreshing',
      },
      states: {
        deciding: {
          description: 'Whether there is anything to show.',
          always: [{ guard: 'isNothing', target: 'empty' }, { target: 'shown' }],
        },
        shown: { description: 'The last review and the work since then are shown.' },
        empty: {
          description: 'There is no earlier review that the person can see, and no work.',
        },
        refreshing: {
          description: 'The content is loading again; what is shown stays, also if this fails.',
          tags: 'busy',
          invoke: {
            id: 'refreshEarlierReview',
            src: 'loadEarlierReview',
            input: ({ context }) => ({ reviewId: context.reviewId }),
            onDone: {
              target: 'deciding',
              actions: { type: 'show', params: ({ event }) => event },
            },
            onError: {
              target: 'deciding',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
      },
    },
    unavailable: {
      description: 'The content could not be loaded; it can be tried again.',
      tags: 'open',
      on: {
        CLOSE: {
          target: 'closed',
          actions: { type: 'emitToggled', params: { isOpen: false } },
        },
        retry: 'loading',
        'review.changed': 'loading',
        'network.returned': 'loading',
      },
    },
  },
});

export type EarlierReviewActor = ActorRefFrom<typeof earlierReviewMachine>;
