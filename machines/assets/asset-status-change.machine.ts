import { assign, setup, type ActorRefFrom } from 'xstate';
import { omitErrors } from '../records/form-values.ts';
import { isValid, type FieldErrors } from '../validation/faults.ts';
import { todayIn } from './asset-days.ts';
import {
  getStatusFields,
  listStatusDialogs,
  validateRepair,
  createStatusFields,
  type StatusFields,
  type StatusCase,
  type StatusDialog,
} from './asset-status.ts';
import { statusIds, type AssetStatus } from './asset.ts';

export interface StatusChangeInput extends StatusCase {
  /** What was chosen and answered before. */
  before: StatusFields;
  to: AssetStatus;
  /** Who has the asset; empty for nobody. */
  assignee: string;
}

export interface StatusChangeContext extends StatusChangeInput {
  form: StatusFields;
  /** What is wrong in the dialog that is open. */
  errors: FieldErrors<keyof StatusFields>;
  /** Nothing is sent from here, and so nothing fails. */
  failure: null;
  /** What is still to be asked, in this order. */
  questions: readonly StatusDialog[];
}

export type StatusChangeEvent =
  | { type: 'form.changed'; change: Partial<StatusFields> }
  | { type: 'YES' | 'NO' }
  | { type: 'SAVE' | 'CANCEL' };

const isPrompting =
  (dialog: StatusDialog) =>
  ({ context }: { context: StatusChangeContext }) =>
    context.questions[0] === dialog;

/** The chart of one change of the status: its output is what was answered, or what was before. */
export const assetStatusChangeMachine = setup({
  types: {
    context: {} as StatusChangeContext,
    events: {} as StatusChangeEvent,
    input: {} as StatusChangeInput,
    output: {} as StatusFields,
    tags: {} as 'editable',
  },
  guards: {
    confirmsLeave: isPrompting('leave'),
    promptsReturn: isPrompting('returned'),
    promptsSending: isPrompting('sent'),
    confirmsDisposal: isPrompting('disposal'),
    isReturnValid: ({ context }) => isValid(validateRepair(context, context.form, 'returned')),
    isSendingValid: ({ context }) => isValid(validateRepair(context, context.form, 'sent')),
  },
  actions: {
    closeDialog: assign(({ context }) => ({ questions: context.questions.slice(1), errors: {} })),
    take: assign(({ context }, { change }: { change: Partial<StatusFields> }) => ({
      form: { ...context.form, ...change },
      errors: omitErrors(context.errors, Object.keys(change)),
    })),
    proposeReturn: assign(({ context }) => ({
      form: { ...context.form, returnedFromRepairOn: todayIn(context.calendar) },
    })),
    proposeSending: assign(({ context }) => ({
      form: { ...context.form, sentToRepairOn: todayIn(context.calendar) },
    })),
    showReturnErrors: assign(({ context }) => ({
      errors: validateRepair(context, context.form, 'returned'),
    })),
    showSendingErrors: assign(({ context }) => ({
      errors: validateRepair(context, context.form, 'sent'),
    })),
    // With the status goes what was asked for it.
    restore: assign(({ context }) => ({ form: context.before })),
    restoreAssigned: assign({ form: createStatusFields('Assigned') }),
    // As built: No to a disposal scraps the asset.
    scrap: assign(({ context: { form, calendar } }) => ({
      form: {
        ...form,
        statusId: statusIds.Scrap,
        disposedOn: null,
        scrappedOn: todayIn(calendar),
      },
    })),
  },
}).createMachine({
  id: 'asset-status-change',
  description:
    'What is asked when the status of an asset changes, inside its form: first whether its assignment is to end, then about the repair, then about the disposal. Source: ASSET-047.',
  context: ({ input }) => ({
    ...input,
    form: getStatusFields(input.before, input.to, input),
    errors: {},
    failure: null,
    questions: listStatusDialogs(input.saved, input.before, input.to),
  }),
  initial: 'deciding',
  output: ({ context }) => context.form,
  states: {
    deciding: {
      description: 'Which question comes next.',
      always: [
        { guard: 'confirmsLeave', target: 'confirmingLeave' },
        { guard: 'promptsReturn', target: 'returnedFromRepair' },
        { guard: 'promptsSending', target: 'sentToRepair' },
        { guard: 'confirmsDisposal', target: 'confirmingDisposal' },
        { target: 'completed' },
      ],
    },
    confirmingLeave: {
      description: 'Asks whether the assignment is to end, and names who has the asset.',
      on: {
        YES: { target: 'deciding', actions: 'closeDialog' },
        NO: { target: 'completed', actions: 'restoreAssigned' },
      },
    },
    returnedFromRepair: {
      description: 'Asks when the asset came back from repair, and what was done.',
      tags: 'editable',
      entry: 'proposeReturn',
      on: {
        'form.changed': { actions: { type: 'take', params: ({ event }) => event } },
        SAVE: [
          { guard: 'isReturnValid', target: 'deciding', actions: 'closeDialog' },
          { actions: 'showReturnErrors' },
        ],
        CANCEL: { target: 'completed', actions: 'restore' },
      },
    },
    sentToRepair: {
      description: 'Asks when the asset was sent to repair, and why.',
      tags: 'editable',
      entry: 'proposeSending',
      on: {
        'form.changed': { actions: { type: 'take', params: ({ event }) => event } },
        SAVE: [
          { guard: 'isSendingValid', target: 'deciding', actions: 'closeDialog' },
          { actions: 'showSendingErrors' },
        ],
        CANCEL: { target: 'completed', actions: 'restore' },
      },
    },
    confirmingDisposal: {
      description:
        'Asks whether the asset is to be disposed; No scraps it, as built, and closing the dialog restores the status before.',
      on: {
        YES: { target: 'deciding', actions: 'closeDialog' },
        NO: { target: 'completed', actions: 'scrap' },
        CANCEL: { target: 'completed', actions: 'restore' },
      },
    },
    completed: { description: 'The status is chosen, or the one before is back.', type: 'final' },
  },
});

export type AssetStatusChangeActor = ActorRefFrom<typeof assetStatusChangeMachine>;
