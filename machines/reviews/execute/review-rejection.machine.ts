import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toFieldErrors, type FieldError } from '../../validation/field-errors.ts';
import { validateReason } from './reason.ts';
import { rejectReview } from './review-execute.actors.ts';
import {
  isMovedOn,
  type Failed,
  type StepActionInput,
  type StepActionOutput,
} from './review-step-action.ts';

interface RejectionContext extends StepActionInput, StepActionOutput {
  reason: string;
  /** Null while it is valid. */
  error: FieldError | null;
}

export const reviewRejectionMachine = setup({
  types: {
    context: {} as RejectionContext,
    events: {} as
      | { type: 'reason.change' | 'draft.found'; reason: string }
      | { type: 'submit' | 'CANCEL' },
    input: {} as StepActionInput,
    output: {} as StepActionOutput,
    tags: {} as 'busy' | 'question',
  },
  actors: { rejectReview },
  guards: {
    isValid: ({ context }) => validateReason(context.reason) === null,
    isMovedOn: (_, failed: Failed) => isMovedOn(failed),
  },
  actions: {
    storeReason: assign((_, { reason }: { reason: string }) => ({ reason, error: null })),
    showError: assign({ error: ({ context }) => validateReason(context.reason) }),
    showRejection: assign((_, { error }: Failed) => ({
      error: toFieldErrors(toProblem(error))['rejectedReason'] ?? null,
    })),
    markDone: assign({ isOutdated: true, isDone: true }),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'review-rejection',
  description:
    'A review is sent back to its previous step, with the reason. Source: REVW-035, REVW-058, REVW-076.',
  context: ({ input }) => ({
    ...input,
    reason: '',
    error: null,
    isOutdated: false,
    isDone: false,
    jumpTo: null,
  }),
  output: ({ context: { isOutdated, isDone, jumpTo } }) => ({ isOutdated, isDone, jumpTo }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The person writes the reason; nothing has happened yet.',
      tags: 'question',
      on: {
        'reason.change': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'draft.found': { actions: { type: 'storeReason', params: ({ event }) => event } },
        submit: [{ guard: 'isValid', target: 'rejecting' }, { actions: 'showError' }],
        CANCEL: 'canceled',
      },
    },
    rejecting: {
      description: 'The review is being sent back.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'rejectReview',
        src: 'rejectReview',
        input: ({ context: { reviewId, stepId, reason } }) => ({
          reviewId,
          stepId,
          rejectedReason: reason.trim(),
        }),
        onDone: 'rejected',
        onError: [
          { guard: { type: 'isMovedOn', params: ({ event }) => event }, target: 'movedOn' },
          {
            target: 'writing',
            actions: { type: 'showRejection', params: ({ event }) => event },
          },
        ],
      },
    },
    movedOn: {
      description: 'The review is at another step by now: the reason can be copied.',
      tags: 'question',
      on: { CANCEL: { target: 'canceled', actions: 'markOutdated' } },
    },
    rejected: { description: 'The review is sent back.', type: 'final', entry: 'markDone' },
    canceled: { description: 'The review was not sent back.', type: 'final' },
  },
});

export type ReviewRejectionActor = ActorRefFrom<typeof reviewRejectionMachine>;
