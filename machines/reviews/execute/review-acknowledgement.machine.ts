import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toFieldErrors, type FieldError } from '../../validation/field-errors.ts';
import { validateComments } from './reason.ts';
import { acknowledgeReview, type SeenReview } from './review-execute.actors.ts';
import { isMovedOn, type Failed, type StepActionOutput } from './review-step-action.ts';

type AcknowledgementInput = Pick<SeenReview, 'reviewId'>;

interface AcknowledgementContext extends AcknowledgementInput, StepActionOutput {
  comments: string;
  /** Null while they are valid. */
  error: FieldError | null;
}

export const reviewAcknowledgementMachine = setup({
  types: {
    context: {} as AcknowledgementContext,
    events: {} as { type: 'comments.change'; comments: string } | { type: 'submit' | 'CANCEL' },
    input: {} as AcknowledgementInput,
    output: {} as StepActionOutput,
    tags: {} as 'busy' | 'question',
  },
  actors: { acknowledgeReview },
  guards: {
    isValid: ({ context }) => validateComments(context.comments) === null,
    isRecalled: (_, failed: Failed) =>
      isMovedOn(failed) || toProblem(failed.error).code === 'notDeliveredYet',
  },
  actions: {
    storeComments: assign((_, { comments }: { comments: string }) => ({ comments, error: null })),
    showError: assign({ error: ({ context }) => validateComments(context.comments) }),
    showRejection: assign((_, { error }: Failed) => ({
      error: toFieldErrors(toProblem(error))['comments'] ?? null,
    })),
    markDone: assign({ isOutdated: true, isDone: true }),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'review-acknowledgement',
  description:
    'The reviewee confirms that they have read their delivered review, with comments if they like. Source: REVW-D40.',
  context: ({ input }) => ({
    ...input,
    comments: '',
    error: null,
    isOutdated: false,
    isDone: false,
    jumpTo: null,
  }),
  output: ({ context: { isOutdated, isDone, jumpTo } }) => ({ isOutdated, isDone, jumpTo }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The reviewee may write comments; nothing has happened yet.',
      tags: 'question',
      on: {
        'comments.change': { actions: { type: 'storeComments', params: ({ event }) => event } },
        submit: [{ guard: 'isValid', target: 'acknowledging' }, { actions: 'showError' }],
        CANCEL: 'canceled',
      },
    },
    acknowledging: {
      description: 'The confirmation is being sent.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'acknowledgeReview',
        src: 'acknowledgeReview',
        input: ({ context: { reviewId, comments } }) => ({ reviewId, comments: comments.trim() }),
        onDone: 'acknowledged',
        onError: [
          { guard: { type: 'isRecalled', params: ({ event }) => event }, target: 'recalled' },
          {
            target: 'writing',
            actions: { type: 'showRejection', params: ({ event }) => event },
          },
        ],
      },
    },
    recalled: {
      description: 'The delivery was taken back meanwhile: the comments can be copied.',
      tags: 'question',
      on: { CANCEL: { target: 'canceled', actions: 'markOutdated' } },
    },
    acknowledged: { description: 'The review is confirmed.', type: 'final', entry: 'markDone' },
    canceled: { description: 'The review was not confirmed.', type: 'final' },
  },
});

export type ReviewAcknowledgementActor = ActorRefFrom<typeof reviewAcknowledgementMachine>;
