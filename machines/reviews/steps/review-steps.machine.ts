import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { reviewStepDeletionMachine } from './review-step-deletion.machine.ts';
import { reviewStepFormMachine } from './review-step-form.machine.ts';
import type { ReviewStep } from './review-step.ts';
import { loadReviewSteps, orderReviewSteps, type OrderChange } from './review-steps.actors.ts';
import { undoStepOrderMachine } from './undo-step-order.machine.ts';

interface ReviewStepsContext {
  /** The steps as the server has them; null before the first response. */
  steps: readonly ReviewStep[] | null;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
  /** The order that is being saved, or is shown until the steps have loaded again. */
  order: readonly string[] | null;
  /** The last order that was saved, to be undone. */
  change: OrderChange | null;
  /** The step that a dialog is about; null for a new one. */
  step: ReviewStep | null;
}

type ReviewStepsEvent =
  | { type: 'retry' | 'tab.returned' | 'steps.changed' | 'order.saved' }
  | { type: 'step.add' }
  | { type: 'step.edit' | 'step.remove'; step: ReviewStep }
  | { type: 'order.change'; stepIds: readonly string[]; name: string };

interface Finished {
  output: PartOutput;
}

export const reviewStepsMachine = setup({
  types: {
    context: {} as ReviewStepsContext,
    events: {} as ReviewStepsEvent,
    children: {} as { stepForm: 'stepForm'; stepDeletion: 'stepDeletion'; undo: 'undo' },
    tags: {} as 'busy' | 'shown' | 'outdated',
  },
  actors: {
    loadReviewSteps,
    orderReviewSteps,
    stepForm: reviewStepFormMachine,
    stepDeletion: reviewStepDeletionMachine,
    undo: undoStepOrderMachine,
  },
  guards: { isOutdated: (_, { output }: Finished) => output.isOutdated },
  actions: {
    show: assign((_, steps: readonly ReviewStep[]) => ({ steps, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    selectStep: assign((_, { step }: { step: ReviewStep | null }) => ({ step })),
    startOrder: assign(
      ({ context }, { stepIds, name }: { stepIds: readonly string[]; name: string }) => ({
        order: stepIds,
        change: { name, steps: [{ stepIds: (context.steps ?? []).map(({ id }) => id) }] },
      }),
    ),
    clearOrder: assign({ order: null }),
    // An event of its own region: a target there would end an open dialog with what was typed.
    refresh: raise({ type: 'steps.changed' }),
    offerUndo: raise({ type: 'order.saved' }),
  },
}).createMachine({
  id: 'review-steps',
  description:
    'The steps of reviews in their order: added, edited, sorted and deleted. Source: REVW-023, PRIV-035.',
  context: { steps: null, cause: null, order: null, change: null, step: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The steps are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadReviewSteps',
        src: 'loadReviewSteps',
        onDone: { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The steps could not be loaded; the person can try again.',
      on: { retry: 'loading', 'tab.returned': 'loading' },
    },
    ready: {
      description: 'The steps are shown.',
      tags: 'shown',
      type: 'parallel',
      states: {
        content: {
          description: 'The steps that are shown.',
          initial: 'current',
          on: { 'tab.returned': '.refreshing', 'steps.changed': '.refreshing' },
          states: {
            current: { description: 'What is shown is what was last loaded.' },
            refreshing: {
              description: 'The steps load again; what is shown and typed stays.',
              invoke: {
                id: 'refreshReviewSteps',
                src: 'loadReviewSteps',
                onDone: {
                  target: 'current',
                  actions: [{ type: 'show', params: ({ event }) => event.output }, 'clearOrder'],
                },
                onError: {
                  target: 'outdated',
                  actions: [{ type: 'storeCause', params: ({ event }) => event }, 'clearOrder'],
                },
              },
            },
            outdated: {
              description: 'The reload failed: the page shows that it may be outdated, and why.',
              tags: 'outdated',
              on: { retry: 'refreshing' },
            },
          },
        },
        order: {
          description: 'A new order of the steps.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nothing is being sorted. The client shows why a change has failed.',
              on: {
                'order.change': {
                  target: 'saving',
                  actions: { type: 'startOrder', params: ({ event }) => event },
                },
              },
            },
            saving: {
              description: 'The order is being saved; it is shown already.',
              tags: 'busy',
              invoke: {
                id: 'orderReviewSteps',
                src: 'orderReviewSteps',
                input: ({ context: { order } }) => ({ stepIds: order ?? [] }),
                onDone: { target: 'resting', actions: ['refresh', 'offerUndo'] },
                onError: { target: 'resting', actions: ['clearOrder', 'refresh'] },
              },
            },
          },
        },
        offer: {
          description: 'The offer to undo the last order.',
          initial: 'none',
          on: { 'order.change': '.none', 'order.saved': '.offered' },
          states: {
            none: { description: 'There is nothing to undo.' },
            offered: {
              description: 'The last order can be undone for a while, by a machine of its own.',
              invoke: {
                id: 'undo',
                src: 'undo',
                input: ({ context }) => ({ undo: context.change as OrderChange }),
                onDone: { target: 'none', actions: 'refresh' },
                onError: 'none',
              },
            },
          },
        },
        dialog: {
          description: 'The dialog about a step.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No dialog is open.',
              on: {
                'step.add': {
                  target: 'editing',
                  actions: { type: 'selectStep', params: { step: null } },
                },
                'step.edit': {
                  target: 'editing',
                  actions: { type: 'selectStep', params: ({ event }) => event },
                },
                'step.remove': {
                  target: 'removing',
                  actions: { type: 'selectStep', params: ({ event }) => event },
                },
              },
            },
            editing: {
              description: 'A step is added or edited in a dialog, which has its own machine.',
              invoke: {
                id: 'stepForm',
                src: 'stepForm',
                input: ({ context: { step } }) => ({ parentId: 'steps', part: step }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'refresh',
                  },
                  { target: 'closed' },
                ],
                onError: 'closed',
              },
            },
            removing: {
              description: 'A step is deleted after a confirmation, which has its own machine.',
              invoke: {
                id: 'stepDeletion',
                src: 'stepDeletion',
                input: ({ context }) => ({ part: context.step as ReviewStep }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'refresh',
                  },
                  { target: 'closed' },
                ],
                onError: 'closed',
              },
            },
          },
        },
      },
    },
  },
});

export type ReviewStepsActor = ActorRefFrom<typeof reviewStepsMachine>;
