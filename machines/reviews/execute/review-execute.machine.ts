import { assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import type { Clock } from '../../clock.ts';
import type { FormDrafts } from '../shared/review-form.ts';
import type { FormReport } from '../shared/review-form.setup.ts';
import { reviewAcknowledgementMachine } from './review-acknowledgement.machine.ts';
import { reviewDeliveryMachine } from './review-delivery.machine.ts';
import { loadDisplay, loadReview, loadSummary } from './review-execute.actors.ts';
import { reviewPromotionMachine } from './review-promotion.machine.ts';
import { reviewRejectionMachine } from './review-rejection.machine.ts';
import type { StepActionOutput } from './review-step-action.ts';
import { getBlock, listQuestions, type CycleSummary, type ReviewDetail } from './review.ts';
import { staffReviewFormMachine } from './staff-review-form.machine.ts';

/** What the person has chosen, once everything typed is on the server. */
type Step = 'promote' | 'deliver' | 'reject' | 'acknowledge' | 'leave';

export interface ReviewExecuteInput {
  cycleId: string;
  stepId: string;
  /** The review in the address; null for the first one that waits for the person. */
  reviewId: string | null;
  clock: Clock;
  /** What this device has stored of the review in the address. */
  drafts: FormDrafts;
}

export interface ReviewExecuteContext extends ReviewExecuteInput {
  /** Null before the first response. */
  summary: CycleSummary | null;
  detail: ReviewDetail | null;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
  step: Step;
  /** The ids of required questions without an answer, in their order. */
  missing: readonly string[];
  /** The review to open next; null for none. */
  nextReviewId: string | null;
  /** What the person has done last, to confirm it; null for nothing. */
  notice: Exclude<Step, 'leave'> | null;
}

export type ReviewExecuteEvent =
  | FormReport
  | { type: 'PROMOTE' | 'DELIVER' | 'REJECT' | 'ACKNOWLEDGE' }
  /** Another review is opened, once this one is saved. */
  | { type: 'review.leave'; reviewId: string }
  /** Leaves although something is stored on this device only. */
  | { type: 'leave.anyway' | 'CANCEL' }
  | { type: 'review.changed' | 'tab.returned' | 'network.returned' | 'retry' | 'notice.close' };

export type ReviewExecuteEmitted =
  | { type: 'review.chosen'; reviewId: string }
  | { type: 'review.left'; reviewId: string }
  | { type: 'answer.open'; id: string };

interface Failed {
  error: unknown;
}

interface Finished {
  output: StepActionOutput;
}

/** The review as it was loaded. Only used where one is shown. */
function getLoaded({ detail }: ReviewExecuteContext): ReviewDetail {
  if (!detail) throw new Error('Expected a loaded review, found none: open one first.');
  return detail;
}

const toStepActionInput = (context: ReviewExecuteContext) => {
  const { review } = getLoaded(context);
  return { reviewId: review.id, stepId: review.stepId, employeeName: review.employeeName };
};

export const reviewExecuteMachine = setup({
  types: {
    context: {} as ReviewExecuteContext,
    events: {} as ReviewExecuteEvent,
    emitted: {} as ReviewExecuteEmitted,
    input: {} as ReviewExecuteInput,
    tags: {} as 'busy' | 'shown' | 'refreshing' | 'outdated',
    children: {} as {
      form: 'form';
      promotion: 'promotion';
      delivery: 'delivery';
      rejection: 'rejection';
      acknowledgement: 'acknowledgement';
    },
  },
  actors: {
    loadSummary,
    loadReview,
    loadDisplay,
    form: staffReviewFormMachine,
    promotion: reviewPromotionMachine,
    delivery: reviewDeliveryMachine,
    rejection: reviewRejectionMachine,
    acknowledgement: reviewAcknowledgementMachine,
  },
  guards: {
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    isEmpty: ({ context }) => context.reviewId === null && context.summary?.reviewId === null,
    isUnnamed: ({ context }) => context.reviewId === null,
    isArchived: ({ context }) => context.summary?.status === 'Archived',
    canPromote: ({ context }) => getBlock(getLoaded(context).review, 'Promote') === null,
    canDeliver: ({ context }) => getBlock(getLoaded(context).review, 'Deliver') === null,
    canReject: ({ context }) => getBlock(getLoaded(context).review, 'Reject') === null,
    canAcknowledge: ({ context }) => getLoaded(context).review.isReviewAcknowledgeable,
    isStep: ({ context }, { step }: { step: Step }) => context.step === step,
    isOutdated: (_, { output }: Finished) => output.isOutdated,
  },
  actions: {
    storeSummary: assign((_, { output }: { output: CycleSummary }) => ({
      summary: output,
      cause: null,
    })),
    emitSelected: emit(({ context }) => ({
      type: 'review.chosen' as const,
      reviewId: context.summary?.reviewId ?? '',
    })),
    show: assign((_, { output }: { output: ReviewDetail }) => ({ detail: output, cause: null })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    storeStep: assign((_, { step }: { step: Step }) => ({ step, notice: null })),
    storeNext: assign((_, { reviewId }: { reviewId: string }) => ({ nextReviewId: reviewId })),
    storeMissing: assign((_, { missing }: { missing: readonly string[] }) => ({ missing })),
    closeNotice: assign({ notice: null }),
    spawnForm: enqueueActions(
      ({ context, self, enqueue }, { output }: { output: ReviewDetail }) => {
        const { clock, drafts } = context;
        const { id: reviewId, stepId } = output.review;
        enqueue.spawnChild('form', {
          id: 'form',
          input: {
            link: { reviewId, stepId },
            clock,
            report: self,
            forms: output.forms,
            drafts,
            commentsOn: 'all',
          },
        });
      },
    ),
    updateForm: enqueueActions(({ enqueue }, { output }: { output: ReviewDetail }) => {
      enqueue.sendTo('form', { type: 'forms.loaded', forms: output.forms });
    }),
    flush: enqueueActions(({ enqueue }) => enqueue.sendTo('form', { type: 'form.flush' })),
    resend: enqueueActions(({ enqueue }) => enqueue.sendTo('form', { type: 'network.returned' })),
    finish: enqueueActions(({ context, enqueue }, { output }: Finished) => {
      const { step } = context;
      if (output.isDone && step !== 'leave') enqueue.assign({ notice: step });
      if (output.jumpTo !== null) enqueue.emit({ type: 'answer.open', id: output.jumpTo });
      if (output.isOutdated) enqueue.raise({ type: 'review.changed' });
    }),
    emitLeft: emit(({ context }) => ({
      type: 'review.left' as const,
      reviewId: context.nextReviewId ?? '',
    })),
  },
}).createMachine({
  id: 'review-execute',
  description:
    'A review at a step of its cycle: its forms are written, and it is submitted, sent back, released or confirmed, as the server allows. Source: REVW-003, REVW-015, REVW-033, REVW-034, REVW-035, REVW-045, REVW-D40.',
  context: ({ input }) => ({
    ...input,
    summary: null,
    detail: null,
    cause: null,
    step: 'leave',
    missing: [],
    nextReviewId: null,
    notice: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The cycle is loading, as seen from the step.',
      tags: 'busy',
      invoke: {
        id: 'loadSummary',
        src: 'loadSummary',
        input: ({ context: { cycleId, stepId } }) => ({ cycleId, stepId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'storeSummary', params: ({ event }) => event },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          { target: 'unavailable', actions: { type: 'storeCause', params: ({ event }) => event } },
        ],
      },
    },
    choosing: {
      description: 'The review to open is chosen: the one in the address, or the first that waits.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isUnnamed', target: 'chosen' },
        { guard: 'isArchived', target: 'loadingDisplay' },
        { target: 'loading' },
      ],
    },
    chosen: {
      description: 'The first review that waits for the person is named in the address.',
      tags: 'busy',
      entry: 'emitSelected',
      on: { retry: 'opening' },
    },
    loading: {
      description: 'The review is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadReview',
        src: 'loadReview',
        input: ({ context: { reviewId, stepId } }) => ({ reviewId: reviewId ?? '', stepId }),
        onDone: {
          target: 'content',
          actions: [
            { type: 'show', params: ({ event }) => event },
            { type: 'spawnForm', params: ({ event }) => event },
          ],
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          { target: 'unavailable', actions: { type: 'storeCause', params: ({ event }) => event } },
        ],
      },
    },
    loadingDisplay: {
      description: 'The review of an archived cycle is loading, to be read.',
      tags: 'busy',
      invoke: {
        id: 'loadDisplay',
        src: 'loadDisplay',
        input: ({ context: { reviewId, stepId } }) => ({ reviewId: reviewId ?? '', stepId }),
        onDone: {
          target: 'display',
          actions: { type: 'show', params: ({ event }) => event },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          { target: 'unavailable', actions: { type: 'storeCause', params: ({ event }) => event } },
        ],
      },
    },
    display: {
      description: 'The review of an archived cycle is shown, to be read.',
      tags: 'shown',
      on: {
        // It may have been restored meanwhile.
        'tab.returned': 'opening',
        'review.leave': {
          actions: [{ type: 'storeNext', params: ({ event }) => event }, 'emitLeft'],
        },
      },
    },
    empty: {
      description: 'No review has reached the step that the person could open.',
      on: { retry: 'opening' },
    },
    notFound: {
      description: 'The cycle, the step or the review does not exist, or is not for this person.',
      on: { retry: 'opening' },
    },
    unavailable: {
      description: 'The review could not be loaded.',
      on: { retry: 'opening', 'network.returned': 'opening' },
    },
    content: {
      description: 'The review is shown: what the person can write is saved as typed.',
      type: 'parallel',
      tags: 'shown',
      states: {
        work: {
          description: 'What the person does with the review.',
          initial: 'writing',
          states: {
            writing: {
              description: 'The forms are read and written; no question is open.',
              on: {
                PROMOTE: {
                  guard: 'canPromote',
                  target: 'flushing',
                  actions: { type: 'storeStep', params: { step: 'promote' } },
                },
                DELIVER: {
                  guard: 'canDeliver',
                  target: 'flushing',
                  actions: { type: 'storeStep', params: { step: 'deliver' } },
                },
                REJECT: {
                  guard: 'canReject',
                  target: 'flushing',
                  actions: { type: 'storeStep', params: { step: 'reject' } },
                },
                // Nothing of a delivered review is written, so that nothing has to be saved first.
                ACKNOWLEDGE: {
                  guard: 'canAcknowledge',
                  target: 'acknowledging',
                  actions: { type: 'storeStep', params: { step: 'acknowledge' } },
                },
                'review.leave': {
                  target: 'flushing',
                  actions: [
                    { type: 'storeStep', params: { step: 'leave' } },
                    { type: 'storeNext', params: ({ event }) => event },
                  ],
                },
                'notice.close': { actions: 'closeNotice' },
              },
            },
            flushing: {
              description: 'What was typed last is being saved, before the review moves on.',
              tags: 'busy',
              entry: 'flush',
              on: {
                'form.settled': {
                  target: 'selecting',
                  actions: { type: 'storeMissing', params: ({ event }) => event },
                },
                'form.blocked': 'unsaved',
                CANCEL: 'writing',
              },
            },
            unsaved: {
              description:
                'Something typed is stored on this device only, so that the review cannot move on.',
              on: {
                'form.settled': {
                  target: 'selecting',
                  actions: { type: 'storeMissing', params: ({ event }) => event },
                },
                'leave.anyway': {
                  guard: { type: 'isStep', params: { step: 'leave' } },
                  target: 'writing',
                  actions: 'emitLeft',
                },
                CANCEL: 'writing',
              },
            },
            selecting: {
              description: 'Everything is saved: the question that the person chose opens.',
              always: [
                { guard: { type: 'isStep', params: { step: 'promote' } }, target: 'promoting' },
                { guard: { type: 'isStep', params: { step: 'deliver' } }, target: 'delivering' },
                { guard: { type: 'isStep', params: { step: 'reject' } }, target: 'rejecting' },
                { target: 'writing', actions: 'emitLeft' },
              ],
            },
            promoting: {
              description: 'The review is being submitted to its next step.',
              invoke: {
                id: 'promotion',
                src: 'promotion',
                input: ({ context }) => {
                  const questions = listQuestions(getLoaded(context).forms);
                  const missing = questions.filter(({ id }) => context.missing.includes(id));
                  return { ...toStepActionInput(context), missing, questions };
                },
                onDone: {
                  target: 'writing',
                  actions: { type: 'finish', params: ({ event }) => event },
                },
                onError: 'writing',
              },
            },
            delivering: {
              description: 'The review is being released.',
              invoke: {
                id: 'delivery',
                src: 'delivery',
                input: ({ context }) => ({
                  ...toStepActionInput(context),
                  isDelivered: getLoaded(context).review.status === 'Delivered',
                }),
                onDone: {
                  target: 'writing',
                  actions: { type: 'finish', params: ({ event }) => event },
                },
                onError: 'writing',
              },
            },
            rejecting: {
              description: 'The review is being sent back to its previous step.',
              invoke: {
                id: 'rejection',
                src: 'rejection',
                input: ({ context }) => toStepActionInput(context),
                onDone: {
                  target: 'writing',
                  actions: { type: 'finish', params: ({ event }) => event },
                },
                onError: 'writing',
              },
            },
            acknowledging: {
              description: 'The reviewee is confirming that they have read the review.',
              invoke: {
                id: 'acknowledgement',
                src: 'acknowledgement',
                input: ({ context }) => ({ reviewId: getLoaded(context).review.id }),
                onDone: {
                  target: 'writing',
                  actions: { type: 'finish', params: ({ event }) => event },
                },
                onError: 'writing',
              },
            },
          },
        },
        loadedReview: {
          description: 'Whether the review is shown as the server has it.',
          initial: 'current',
          on: {
            'network.returned': { target: '.refreshing', actions: 'resend' },
            'review.changed': '.refreshing',
            'form.denied': '.refreshing',
            'tab.returned': '.refreshing',
          },
          states: {
            current: { description: 'The review is shown as it was loaded last.' },
            refreshing: {
              description: 'The review is loading again; what is shown stays.',
              tags: 'refreshing',
              invoke: {
                id: 'refreshReview',
                src: 'loadReview',
                input: ({ context }) => ({
                  reviewId: getLoaded(context).review.id,
                  stepId: context.stepId,
                }),
                onDone: {
                  target: 'current',
                  actions: [
                    { type: 'show', params: ({ event }) => event },
                    { type: 'updateForm', params: ({ event }) => event },
                  ],
                },
                onError: {
                  target: 'outdated',
                  actions: { type: 'storeCause', params: ({ event }) => event },
                },
              },
            },
            outdated: {
              description: 'The review could not be loaded again: what is shown may be outdated.',
              tags: 'outdated',
              on: { retry: 'refreshing' },
            },
          },
        },
      },
    },
  },
});

export type ReviewExecuteActor = ActorRefFrom<typeof reviewExecuteMachine>;
