import { assign, setup, type ActorRefFrom } from 'xstate';
import { deliverReview } from './review-execute.actors.ts';
import {
  isMovedOn,
  type Failed,
  type StepActionInput,
  type StepActionOutput,
} from './review-step-action.ts';

interface DeliveryInput extends StepActionInput {
  /** Whether the reviewee has it already, so that only the others are missing. */
  isDelivered: boolean;
}

interface DeliveryContext extends DeliveryInput, StepActionOutput {
  /** To all participants, or only to the reviewee. */
  deliverToAll: boolean;
}

export const reviewDeliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as { type: 'YES' | 'CANCEL' } | { type: 'audience.change'; deliverToAll: boolean },
    input: {} as DeliveryInput,
    output: {} as StepActionOutput,
    tags: {} as 'busy' | 'question',
  },
  actors: { deliverReview },
  guards: {
    isMovedOn: (_, failed: Failed) => isMovedOn(failed),
    isChoice: ({ context }) => !context.isDelivered,
  },
  actions: {
    markDone: assign({ isOutdated: true, isDone: true }),
    markOutdated: assign({ isOutdated: true }),
    storeAudience: assign((_, { deliverToAll }: { deliverToAll: boolean }) => ({ deliverToAll })),
  },
}).createMachine({
  id: 'review-delivery',
  description:
    'A review is released to the reviewee, or to all participants. Source: REVW-034, REVW-063, REVW-075.',
  context: ({ input }) => ({
    ...input,
    deliverToAll: input.isDelivered,
    isOutdated: false,
    isDone: false,
    jumpTo: null,
  }),
  output: ({ context: { isOutdated, isDone, jumpTo } }) => ({ isOutdated, isDone, jumpTo }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Asks to whom the review is released; nothing has happened yet.',
      tags: 'question',
      on: {
        'audience.change': {
          guard: 'isChoice',
          actions: { type: 'storeAudience', params: ({ event }) => event },
        },
        YES: 'delivering',
        CANCEL: 'canceled',
      },
    },
    delivering: {
      description: 'The review is being released.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'deliverReview',
        src: 'deliverReview',
        input: ({ context: { reviewId, stepId, deliverToAll } }) => ({
          reviewId,
          stepId,
          deliverToAll,
        }),
        onDone: 'delivered',
        onError: [
          { guard: { type: 'isMovedOn', params: ({ event }) => event }, target: 'movedOn' },
          { target: 'choosing' },
        ],
      },
    },
    movedOn: {
      description: 'The review is at another step by now, so that nothing was released.',
      tags: 'question',
      on: { CANCEL: { target: 'canceled', actions: 'markOutdated' } },
    },
    delivered: { description: 'The review is released.', type: 'final', entry: 'markDone' },
    canceled: { description: 'The review was not released.', type: 'final' },
  },
});

export type ReviewDeliveryActor = ActorRefFrom<typeof reviewDeliveryMachine>;
