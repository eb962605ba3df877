import { assign, emit, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { causeOf } from '../cause.ts';
import { faultsOfProblem, isSound, type Faults } from '../validation/faults.ts';
import {
  faultsWithout,
  merged,
  type FieldOf,
  type FormValues,
  type LoadedForm,
  type RecordFormContext,
} from './form-values.ts';

/** Reads a record as a form: the one to edit or to copy, or an empty form where there is none. */
export type FormLoader<Form extends FormValues> = PromiseActorLogic<
  LoadedForm<Form>,
  { id: string | null }
>;
/** Creates the record that has no id, and updates any other. */
export type FormSaver<Form extends FormValues> = PromiseActorLogic<
  unknown,
  LoadedForm<Form> & { id: string | null }
>;

export type RecordFormInput<Form extends FormValues> = Pick<
  RecordFormContext<Form>,
  'id' | 'copyOf' | 'draft'
>;

export type RecordFormEvent<Form extends FormValues> =
  | { type: 'form.changed'; change: Partial<Form> }
  | { type: 'SAVE' }
  | { type: 'SAVE_AS_NEW' }
  | { type: 'CANCEL' }
  /** What is not saved is given up. */
  | { type: 'RESET' }
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

/** The person is done here: with a saved record, or without. */
export type RecordFormEmitted = { type: 'record.saved' } | { type: 'form.left' };

interface FormOptions<Form extends FormValues> {
  /** The form's name in every layer, such as `service-form`. */
  id: string;
  description: string;
  emptyForm: Form;
  /** What is wrong with a form, by field; some rules hold for a new record alone, or for none. */
  faultsOf: (form: Form, isNew: boolean) => Faults<FieldOf<Form>>;
  loadForm: FormLoader<Form>;
  saveForm: FormSaver<Form>;
}

interface Failure {
  error: unknown;
}

/** The server's faults of the fields that there are. */
const faultsOfRefusal = <Form extends FormValues>(form: Form, error: unknown) => {
  const found = faultsOfProblem(toProblem(error)) as Faults<FieldOf<Form>>;
  const others = Object.keys(found).filter((field) => !(field in form));
  return faultsWithout(found, others);
};

/**
 * The chart of a form in which a record is added, duplicated or edited. Nothing that is typed is
 * lost: not when a save fails, not when somebody else has changed or deleted the record meanwhile.
 * Source: document 3, sections 2, 5 and 8; decisions, "Answers and failures".
 */
export const createRecordForm = <Form extends FormValues>(options: FormOptions<Form>) =>
  setup({
    types: {
      context: {} as RecordFormContext<Form>,
      events: {} as RecordFormEvent<Form>,
      input: {} as RecordFormInput<Form>,
      emitted: {} as RecordFormEmitted,
      tags: {} as 'busy' | 'editable',
    },
    actors: { loadForm: options.loadForm, saveForm: options.saveForm },
    guards: {
      hasDraft: ({ context }) => context.draft !== null,
      isFormSound: ({ context: { form, id } }) => isSound(options.faultsOf(form, id === null)),
      isMissing: (_, { error }: Failure) => toProblem(error).kind === 'notFound',
      isGone: ({ context }, { error }: Failure) =>
        context.id !== null && toProblem(error).kind === 'notFound',
      isStale: ({ context }, { error }: Failure) =>
        context.id !== null &&
        toProblem(error).kind === 'conflict' &&
        isSound(faultsOfRefusal(context.form, error)),
    },
    actions: {
      begin: assign(({ context }, { form, version, newId }: LoadedForm<Form>) => ({
        form,
        base: form,
        version: context.id === null ? null : version,
        newId,
      })),
      change: assign(({ context }, { change }: { change: Partial<Form> }) => ({
        form: { ...context.form, ...change },
        faults: faultsWithout(context.faults, Object.keys(change)),
        isRefused: false,
      })),
      reset: assign(({ context }) => ({
        form: context.base,
        faults: {} as Faults<FieldOf<Form>>,
        isRefused: false,
        draft: null,
      })),
      restore: assign(({ context }) => ({ ...context.draft, draft: null })),
      forgetDraft: assign({ draft: null }),
      showFaults: assign({
        faults: ({ context: { form, id } }) => options.faultsOf(form, id === null),
      }),
      showRefusal: assign(({ context }, { error }: Failure) => ({
        faults: faultsOfRefusal(context.form, error),
        isRefused: true,
      })),
      keepWhoChanged: assign((_, { error }: Failure) => ({
        refusal: toProblem(error).messages.join(' '),
      })),
      keepTheirs: assign((_, theirs: LoadedForm<Form>) => ({ theirs })),
      takeMine: assign(({ context }) => merged(context, 'mine')),
      takeTheirs: assign(({ context }) => merged(context, 'theirs')),
      beginAnew: assign({ id: null, version: null }),
      tellSaved: emit({ type: 'record.saved' }),
      tellLeft: emit({ type: 'form.left' }),
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => ({
      ...input,
      form: options.emptyForm,
      base: options.emptyForm,
      version: null,
      faults: {},
      isRefused: false,
      theirs: null,
      refusal: '',
      cause: null,
    }),
    initial: 'loading',
    states: {
      loading: {
        description: 'The record is being read; a new one begins empty.',
        tags: 'busy',
        invoke: {
          id: 'loadForm',
          src: 'loadForm',
          input: ({ context }) => ({ id: context.id ?? context.copyOf }),
          onDone: [
            {
              guard: 'hasDraft',
              target: 'editing.offering',
              actions: { type: 'begin', params: ({ event }) => event.output },
            },
            {
              target: 'editing',
              actions: { type: 'begin', params: ({ event }) => event.output },
            },
          ],
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
            {
              target: 'unavailable',
              actions: assign({ cause: ({ event }) => causeOf(event.error) }),
            },
          ],
        },
      },
      editing: {
        description: 'The form can be filled in and saved.',
        tags: 'editable',
        initial: 'filling',
        on: {
          'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
          SAVE: [{ guard: 'isFormSound', target: 'saving' }, { actions: 'showFaults' }],
          CANCEL: { actions: 'tellLeft' },
          RESET: { target: '.filling', actions: 'reset' },
        },
        states: {
          filling: { description: 'The person fills the form in.' },
          offering: {
            description: 'What the person had not finished on this device is offered again.',
            on: {
              'draft.restored': { target: 'filling', actions: 'restore' },
              'draft.discarded': { target: 'filling', actions: 'forgetDraft' },
            },
          },
        },
      },
      saving: {
        description: 'The record is being saved, against the version that was seen.',
        tags: 'busy',
        invoke: {
          id: 'saveForm',
          src: 'saveForm',
          input: ({ context: { id, newId, form, version } }) => ({ id, newId, form, version }),
          onDone: { target: 'saved', actions: 'tellSaved' },
          onError: [
            { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
            {
              guard: { type: 'isStale', params: ({ event }) => event },
              target: 'comparing',
              actions: { type: 'keepWhoChanged', params: ({ event }) => event },
            },
            {
              target: 'editing',
              actions: { type: 'showRefusal', params: ({ event }) => event },
            },
          ],
        },
      },
      comparing: {
        description: 'Somebody else was faster: what they have saved is being read.',
        tags: 'busy',
        invoke: {
          id: 'readTheirs',
          src: 'loadForm',
          input: ({ context }) => ({ id: context.id }),
          onDone: {
            target: 'conflict',
            actions: { type: 'keepTheirs', params: ({ event }) => event.output },
          },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'gone' },
            { target: 'editing' },
          ],
        },
      },
      conflict: {
        description: 'Shows what both have changed: keep mine, or take theirs.',
        on: {
          'mine.kept': { target: 'saving', actions: 'takeMine' },
          'theirs.taken': { target: 'editing', actions: 'takeTheirs' },
          CANCEL: 'editing',
        },
      },
      gone: {
        description:
          'Somebody has deleted the record meanwhile; what was typed can be saved as new.',
        on: {
          SAVE_AS_NEW: { target: 'saving', actions: 'beginAnew' },
          CANCEL: { actions: 'tellLeft' },
          RESET: { actions: 'reset' },
        },
      },
      saved: { description: 'The record is saved.', type: 'final' },
      notFound: { description: 'There is no such record in this tenant.', type: 'final' },
      unavailable: {
        description: 'The record could not be read; a fresh try can be made.',
        type: 'final',
      },
    },
  });

export type RecordFormActor<Form extends FormValues> = ActorRefFrom<
  ReturnType<typeof createRecordForm<Form>>
>;
