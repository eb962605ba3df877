import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema, toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../../cause.ts';

/** The numbers of what is deleted with an engagement. */
export type EngagementDeletion = Schema<'EngagementDeletion'>;

const loadDeletion = fromPromise<EngagementDeletion, { id: string }>(
  async ({ input, signal }) =>
    (await api.previewEngagementDeletion({ path: input, signal })).engagementDeletion,
);

const deleteEngagement = fromPromise<unknown, { id: string }>(({ input, signal }) =>
  api.deleteEngagement({ path: input, signal }),
);

interface EngagementDeletionContext {
  id: string;
  /** Null before the response. */
  deletion: EngagementDeletion | null;
  /** Why the numbers could not be loaded, where that is known. */
  cause: Cause | null;
  isDeleted: boolean;
}

export const engagementDeletionMachine = setup({
  types: {
    context: {} as EngagementDeletionContext,
    events: {} as { type: 'YES' | 'CANCEL' | 'retry' },
    input: {} as { id: string },
    output: {} as { isDeleted: boolean },
    tags: {} as 'busy' | 'question',
  },
  actors: { loadDeletion, deleteEngagement },
  guards: {
    isNotFound: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
  },
  actions: {
    show: assign((_, deletion: EngagementDeletion) => ({ deletion, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    markDeleted: assign({ isDeleted: true }),
  },
}).createMachine({
  id: 'engagement-deletion',
  description:
    'An engagement is deleted after a confirmation that says what is deleted with it. Source: ENGAG-107, ENGAG-D08.',
  context: ({ input }) => ({ ...input, deletion: null, cause: null, isDeleted: false }),
  output: ({ context: { isDeleted } }) => ({ isDeleted }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The numbers of what is deleted with the engagement are loading.',
      tags: 'question',
      on: { CANCEL: 'retained' },
      invoke: {
        id: 'loadDeletion',
        src: 'loadDeletion',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'confirming',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'deleted' },
          { target: 'unavailable', actions: { type: 'storeCause', params: ({ event }) => event } },
        ],
      },
    },
    unavailable: {
      description: 'The numbers could not be loaded, so that nothing can be confirmed.',
      tags: 'question',
      on: { retry: 'loading', CANCEL: 'retained' },
    },
    confirming: {
      description: 'Asks whether to delete the engagement; nothing has happened yet.',
      tags: 'question',
      on: { YES: 'deleting', CANCEL: 'retained' },
    },
    deleting: {
      description: 'The engagement is being deleted.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'deleteEngagement',
        src: 'deleteEngagement',
        input: ({ context: { id } }) => ({ id }),
        onDone: 'deleted',
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'deleted' },
          { target: 'confirming' },
        ],
      },
    },
    deleted: {
      description: 'The engagement is deleted, here or by someone else.',
      type: 'final',
      entry: 'markDeleted',
    },
    retained: { description: 'The engagement was not deleted.', type: 'final' },
  },
});

export type EngagementDeletionActor = ActorRefFrom<typeof engagementDeletionMachine>;
