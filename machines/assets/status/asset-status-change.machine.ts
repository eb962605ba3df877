import { assign, setup, type ActorRefFrom } from 'xstate';
import { omitErrors } from '../../records/form-values.ts';
import { isValid, type FieldErrors } from '../../validation/field-errors.ts';
import { todayIn } from '../form/asset-days.ts';
import {
  getStatusFields,
  listStatusDialogs,
  validateRepair,
  createStatusFields,
  type StatusFields,
  type StatusCase,
  type StatusDialog,
} from './asset-status.ts';
import { statusIds, type AssetStatus } from '../asset.ts';

export interface StatusChangeInput extends StatusCase {
  /** The selected status and its fields before the change. */
  before: StatusFields;
  to: AssetStatus;
  /** The assignee; empty for none. */
  assignee: string;
}

export interface StatusChangeContext extends StatusChangeInput {
  form: StatusFields;
  /** Errors in the open dialog. */
  errors: FieldErrors<keyof StatusFields>;
  /** This machine sends no requests, so none can fail. */
  failure: null;
  /** The remaining dialogs, in order. */
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

/** Machine for one status change; its output is the new status fields, or the previous ones. */
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
    // Restoring the status also restores its fields.
    restore: assign(({ context }) => ({ form: context.before })),
    restoreAssigned: assign({ form: createStatusFields('Assigned') }),
    // As built: answering No to a disposal scraps the asset.
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
    'The prompts for a status change of an asset, inside its form: first whether to end its assignment, then the repair, then the disposal. Source: ASSET-047.',
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
      description: 'Decides which prompt comes next.',
      always: [
        { guard: 'confirmsLeave', target: 'confirmingLeave' },
        { guard: 'promptsReturn', target: 'returnedFromRepair' },
        { guard: 'promptsSending', target: 'sentToRepair' },
        { guard: 'confirmsDisposal', target: 'confirmingDisposal' },
        { target: 'completed' },
      ],
    },
    confirmingLeave: {
      description: 'Asks whether to end the assignment, and names the assignee.',
      on: {
        YES: { target: 'deciding', actions: 'closeDialog' },
        NO: { target: 'completed', actions: 'restoreAssigned' },
      },
    },
    returnedFromRepair: {
      description: 'Prompts for the day when the asset returned from repair and for what was done.',
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
      description: 'Prompts for the day when the asset was sent to repair and for the reason.',
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
        'Asks whether to dispose the asset; No scraps it, as built, and closing the dialog restores the previous status.',
      on: {
        YES: { target: 'deciding', actions: 'closeDialog' },
        NO: { target: 'completed', actions: 'scrap' },
        CANCEL: { target: 'completed', actions: 'restore' },
      },
    },
    completed: {
      description: 'The new status is set, or the previous one is restored.',
      type: 'final',
    },
  },
});

export type AssetStatusChangeActor = ActorRefFrom<typeof assetStatusChangeMachine>;
