import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../../cause.ts';
import {
  loadHistory,
  type EngagementChange,
  type HistoryPage,
} from './engagement-history.actors.ts';

interface EngagementHistoryContext {
  id: string;
  /** The newest first. */
  changes: readonly EngagementChange[];
  total: number;
  /** Why the last page could not be loaded, where that is known. */
  cause: Cause | null;
}

export const engagementHistoryMachine = setup({
  types: {
    context: {} as EngagementHistoryContext,
    events: {} as { type: 'more' | 'retry' | 'close' },
    input: {} as { id: string },
    tags: {} as 'busy' | 'shown' | 'failed',
  },
  actors: { loadHistory },
  guards: { hasMore: ({ context }) => context.changes.length < context.total },
  actions: {
    // Changes since the first page move the others down, so that some arrive twice.
    add: assign(({ context }, { changes, total }: HistoryPage) => {
      const known = new Set(context.changes.map(({ id }) => id));
      const added = changes.filter(({ id }) => !known.has(id));
      return { changes: [...context.changes, ...added], total, cause: null };
    }),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'engagement-history',
  description:
    'Who changed what of an engagement and when, in pages, the newest first. Source: ENGAG-109, ENGAG-D10.',
  context: ({ input }) => ({ ...input, changes: [], total: 0, cause: null }),
  initial: 'loading',
  on: { close: '.closed' },
  states: {
    loading: {
      description: 'A page of changes is loading, below those that are shown already.',
      tags: 'busy',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ context: { id, changes } }) => ({ id, skip: changes.length }),
        onDone: {
          target: 'shown',
          actions: { type: 'add', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The loaded changes are shown.',
      tags: 'shown',
      on: { more: { guard: 'hasMore', target: 'loading' } },
    },
    unavailable: {
      description: 'The page could not be loaded; the person can try again.',
      tags: 'failed',
      on: { retry: 'loading' },
    },
    closed: { description: 'The history was closed.', type: 'final' },
  },
});

export type EngagementHistoryActor = ActorRefFrom<typeof engagementHistoryMachine>;
