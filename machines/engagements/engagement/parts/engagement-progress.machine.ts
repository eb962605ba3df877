import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../../cause.ts';
import type { EngagementUpdate } from './engagement-part.ts';

/** How long a stage takes. */
export type StageProgress = Schema<'StageProgress'>;

const loadProgress = fromPromise<readonly StageProgress[], { id: string }>(
  async ({ input, signal }) => (await api.getEngagementProgress({ path: input, signal })).stages,
);

interface EngagementProgressContext {
  id: string;
  /** In order; null before the first response. */
  stages: readonly StageProgress[] | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

export const engagementProgressMachine = setup({
  types: {
    context: {} as EngagementProgressContext,
    events: {} as EngagementUpdate | { type: 'progress.open' | 'retry' },
    input: {} as { id: string },
    tags: {} as 'busy',
  },
  actors: { loadProgress },
  guards: { isUnknown: ({ context }) => context.stages === null },
  actions: {
    show: assign((_, stages: readonly StageProgress[]) => ({ stages, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'engagement-progress',
  description:
    'Since when the stages of an engagement pass, and how long they took elsewhere. Source: ENGAG-016, ENGAG-053, ENGAG-D11.',
  context: ({ input }) => ({ ...input, stages: null, cause: null }),
  initial: 'unopened',
  states: {
    unopened: {
      description: 'The stages have not been shown; nothing has been requested.',
      on: { 'progress.open': 'loading' },
    },
    loading: {
      description: 'The progress is loading; the one that is shown stays.',
      tags: 'busy',
      on: { 'engagement.updated': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadProgress',
        src: 'loadProgress',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'shown',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'isUnknown',
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
          { target: 'shown' },
        ],
      },
    },
    shown: {
      description: 'The progress is shown.',
      on: { 'engagement.updated': 'loading' },
    },
    unavailable: {
      description: 'The progress could not be loaded; the person can try again.',
      on: { retry: 'loading', 'engagement.updated': 'loading' },
    },
  },
});

export type EngagementProgressActor = ActorRefFrom<typeof engagementProgressMachine>;
