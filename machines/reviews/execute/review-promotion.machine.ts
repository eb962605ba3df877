import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { promoteReview } from './review-execute.actors.ts';
import type { Question } from './review.ts';
import {
  isMovedOn,
  type Failed,
  type StepActionInput,
  type StepActionOutput,
} from './review-step-action.ts';

interface PromotionInput extends StepActionInput {
  /** The required answers that are missing, in the order of the form. */
  missing: readonly Question[];
  /** All questions of the step, to name those that the server misses. */
  questions: readonly Question[];
}

interface PromotionContext extends PromotionInput, StepActionOutput {}

export const reviewPromotionMachine = setup({
  types: {
    context: {} as PromotionContext,
    events: {} as { type: 'YES' | 'CANCEL' } | { type: 'answer.open'; id: string },
    input: {} as PromotionInput,
    output: {} as StepActionOutput,
    tags: {} as 'busy' | 'question',
  },
  actors: { promoteReview },
  guards: {
    isMissing: ({ context }) => context.missing.length > 0,
    isMovedOn: (_, failed: Failed) => isMovedOn(failed),
    isIncomplete: (_, { error }: Failed) => Object.keys(toProblem(error).fieldErrors).length > 0,
  },
  actions: {
    markDone: assign({ isOutdated: true, isDone: true }),
    markOutdated: assign({ isOutdated: true }),
    jump: assign((_, { id }: { id: string }) => ({ jumpTo: id })),
    /** Someone else has cleared an answer since the review was loaded. */
    storeMissing: assign(({ context }, { error }: Failed) => {
      const { fieldErrors } = toProblem(error);
      return { missing: context.questions.filter(({ id }) => id in fieldErrors) };
    }),
  },
}).createMachine({
  id: 'review-promotion',
  description:
    'A review is submitted to its next step after a confirmation, once nothing required is missing. Source: REVW-033, REVW-040, REVW-074.',
  context: ({ input }) => ({ ...input, isOutdated: false, isDone: false, jumpTo: null }),
  output: ({ context: { isOutdated, isDone, jumpTo } }) => ({ isOutdated, isDone, jumpTo }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Required answers that are missing are looked for.',
      tags: 'question',
      always: [{ guard: 'isMissing', target: 'incomplete' }, { target: 'confirming' }],
    },
    incomplete: {
      description: 'Required answers are missing: each of them can be opened.',
      tags: 'question',
      on: {
        'answer.open': {
          target: 'canceled',
          actions: { type: 'jump', params: ({ event }) => event },
        },
        CANCEL: 'canceled',
      },
    },
    confirming: {
      description: 'Asks whether to submit the review; nothing has happened yet.',
      tags: 'question',
      on: { YES: 'promoting', CANCEL: 'canceled' },
    },
    promoting: {
      description: 'The review is being submitted.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'promoteReview',
        src: 'promoteReview',
        input: ({ context: { reviewId, stepId } }) => ({ reviewId, stepId }),
        onDone: 'promoted',
        onError: [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event },
            target: 'incomplete',
            actions: { type: 'storeMissing', params: ({ event }) => event },
          },
          { guard: { type: 'isMovedOn', params: ({ event }) => event }, target: 'movedOn' },
          { target: 'confirming' },
        ],
      },
    },
    movedOn: {
      description: 'The review is at another step by now, so that nothing was submitted.',
      tags: 'question',
      on: { CANCEL: { target: 'canceled', actions: 'markOutdated' } },
    },
    promoted: { description: 'The review is submitted.', type: 'final', entry: 'markDone' },
    canceled: { description: 'The review was not submitted.', type: 'final' },
  },
});

export type ReviewPromotionActor = ActorRefFrom<typeof reviewPromotionMachine>;
