import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../../children.ts';
import { buildRejectedForm, changedForm } from '../../../records/form-errors.ts';
import type { FieldErrors } from '../../../validation/field-errors.ts';
import { isValid } from '../../../validation/field-errors.ts';
import type { Failure } from '../../../validation/failure.ts';
import type { ReviewOutcome } from '../cycle.ts';
import { deliverReviews, nudgeReviews, type Delivery } from './review-action.actors.ts';
import { listDone, maxMessage, type NamedReview, type ReviewActionKind } from './review-action.ts';

export type ReviewActionForm = { deliverToAll: boolean; message: string };

export interface ReviewActionContext {
  cycleId: string;
  rows: readonly NamedReview[];
  /** Why a review was rejected at the last try, by its id. */
  reasons: Readonly<Record<string, string>>;
  form: ReviewActionForm;
  base: ReviewActionForm;
  errors: FieldErrors<keyof ReviewActionForm>;
  /** Why the last try failed completely. */
  failure: Failure | null;
}

type ReviewActionEvent =
  | { type: 'reviews.deliver' | 'reviews.nudge'; rows: readonly NamedReview[] }
  | { type: 'form.changed'; change: Partial<ReviewActionForm> }
  | { type: 'SUBMIT' | 'CLOSE' };

export type ReviewActionEmitted =
  | { type: 'reviews.changed'; action: ReviewActionKind; rows: readonly NamedReview[] }
  | { type: 'reviews.delivered'; delivery: Delivery };

interface Outcomes {
  output: readonly ReviewOutcome[];
}

const emptyForm: ReviewActionForm = { deliverToAll: true, message: '' };

const getStart = (rows: readonly NamedReview[]) => ({
  rows,
  reasons: {},
  errors: {},
  failure: null,
});

const validate = ({ form }: ReviewActionContext): FieldErrors<keyof ReviewActionForm> =>
  Array.from(form.message).length > maxMessage
    ? { message: { rule: 'max', values: { max: maxMessage } } }
    : {};

const areAllDone = ({ output }: Outcomes) => output.every(({ isDone }) => isDone);

export const reviewActionMachine = setup({
  types: {
    context: {} as ReviewActionContext,
    events: {} as ReviewActionEvent,
    emitted: {} as ReviewActionEmitted,
    input: {} as { cycleId: string },
    tags: {} as 'delivering' | 'nudging' | 'editable' | 'busy',
  },
  actors: { deliverReviews, nudgeReviews },
  guards: {
    isFilled: ({ context }) => isValid(validate(context)),
    areAllDone: (_, outcomes: Outcomes) => areAllDone(outcomes),
  },
  actions: {
    // A text typed for an earlier reminder stays until it is sent.
    start: assign((_, { rows }: { rows: readonly NamedReview[] }) => getStart(rows)),
    change: assign(({ context }, { change }: { change: Partial<ReviewActionForm> }) =>
      changedForm(context, change),
    ),
    clearForm: assign({ form: emptyForm }),
    showErrors: assign(({ context }) => ({ errors: validate(context) })),
    storeRejected: assign(({ context: { rows } }, { output }: Outcomes) => {
      const rejected = output.filter(({ isDone }) => !isDone);
      const reasons = rejected.map(({ reviewId, errorMessages }) => [
        reviewId,
        errorMessages.join(' '),
      ]);
      return {
        rows: rows.filter(({ reviewId }) => rejected.some((each) => each.reviewId === reviewId)),
        reasons: Object.fromEntries(reasons) as Readonly<Record<string, string>>,
        failure: null,
      };
    }),
    showFailure: assign(({ context }, { error }: { error: unknown }) =>
      buildRejectedForm(context, error),
    ),
    emitDelivered: enqueueActions(({ context: { rows }, enqueue, self }, { output }: Outcomes) => {
      const done = listDone(rows, output);
      if (done.length === 0) return;
      const changed = { type: 'reviews.changed' as const, action: 'deliver' as const, rows: done };
      enqueue.emit(changed);
      const { _parent: parent } = self;
      if (parent) enqueue.sendTo(parent, changed);
      const reviewIds = output.flatMap((each) => (each.isRecallable ? each.reviewId : []));
      const name = (done.length === 1 && done[0]?.employeeName) || '';
      const delivery = { count: done.length, name, steps: [{ reviewIds }] };
      if (reviewIds.length > 0) enqueue.emit({ type: 'reviews.delivered', delivery });
    }),
    emitNudged: report(({ context: { rows } }, { output }: Outcomes) => ({
      type: 'reviews.changed' as const,
      action: 'nudge' as const,
      rows: listDone(rows, output),
    })),
  },
}).createMachine({
  id: 'review-action',
  description:
    'Reviews of a cycle are delivered, or the people for whom they wait are reminded: each separately, with the reason where it is not possible. Source: REVW-036, REVW-082, REVW-D25.',
  context: ({ input }) => ({
    ...input,
    ...getStart([]),
    form: emptyForm,
    base: emptyForm,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No action is selected.',
      on: {
        'reviews.deliver': {
          target: 'delivering',
          actions: { type: 'start', params: ({ event }) => event },
        },
        'reviews.nudge': {
          target: 'nudging',
          actions: { type: 'start', params: ({ event }) => event },
        },
      },
    },
    delivering: {
      description:
        'The person decides who reads the delivered reviews; after a try, the rejected ones remain, each with its reason.',
      tags: ['delivering', 'editable'],
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        SUBMIT: 'sendingDelivery',
        CLOSE: 'closed',
      },
    },
    sendingDelivery: {
      description: 'The reviews are being delivered, each separately.',
      tags: ['delivering', 'busy'],
      invoke: {
        id: 'deliverReviews',
        src: 'deliverReviews',
        input: ({ context: { cycleId, rows, form } }) => ({
          cycleId,
          reviewIds: rows.map(({ reviewId }) => reviewId),
          deliverToAll: form.deliverToAll,
        }),
        onDone: [
          {
            guard: { type: 'areAllDone', params: ({ event }) => event },
            target: 'closed',
            actions: [{ type: 'emitDelivered', params: ({ event }) => event }, 'clearForm'],
          },
          {
            target: 'delivering',
            actions: [
              { type: 'emitDelivered', params: ({ event }) => event },
              { type: 'storeRejected', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'delivering',
          actions: { type: 'showFailure', params: ({ event }) => event },
        },
      },
    },
    nudging: {
      description:
        'The person writes the text of the reminders; after a try, the reviews of which nobody was reminded remain, each with its reason.',
      tags: ['nudging', 'editable'],
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        SUBMIT: [{ guard: 'isFilled', target: 'sendingNudges' }, { actions: 'showErrors' }],
        CLOSE: 'closed',
      },
    },
    sendingNudges: {
      description: 'The reminders are being sent, each separately.',
      tags: ['nudging', 'busy'],
      invoke: {
        id: 'nudgeReviews',
        src: 'nudgeReviews',
        input: ({ context: { cycleId, rows, form } }) => ({
          cycleId,
          reviewIds: rows.map(({ reviewId }) => reviewId),
          message: form.message.trim(),
        }),
        onDone: [
          {
            guard: { type: 'areAllDone', params: ({ event }) => event },
            target: 'closed',
            actions: [{ type: 'emitNudged', params: ({ event }) => event }, 'clearForm'],
          },
          {
            target: 'nudging',
            actions: [
              { type: 'emitNudged', params: ({ event }) => event },
              { type: 'storeRejected', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'nudging',
          actions: { type: 'showFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ReviewActionActor = ActorRefFrom<typeof reviewActionMachine>;
