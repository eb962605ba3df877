import { assign, emit, fromPromise, setup, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { companionActors, type Companion } from '../companions.ts';
import { toCause } from '../cause.ts';
import { toFailure } from '../validation/failure.ts';
import { isValid, type FieldErrors } from '../validation/field-errors.ts';
import {
  withStoredDraft,
  getDraft,
  merged,
  type FormField,
  type FormValues,
  type FormDraft,
  type LoadedForm,
  type MadeRecord,
  type RecordDraft,
  type RecordFormContext,
} from './form-values.ts';
import { changedForm, isVersionConflict, buildRejectedForm } from './form-errors.ts';

/** Loads a record as a form: the one to edit or to copy, or an empty form where there is none. */
export type FormLoader<Form extends FormValues> = PromiseActorLogic<
  LoadedForm<Form>,
  { id: string | null }
>;
/**
 * Creates the record that has no id, and updates any other. Returns the created record where the
 * create call does not accept all fields: the rest is saved by an update immediately after. Null
 * where everything is saved.
 */
export type FormSaver<Form extends FormValues> = PromiseActorLogic<
  MadeRecord<Form> | null,
  LoadedForm<Form> & { id: string | null }
>;

/** Loads the available options of a form, e.g. time zones or people. */
export type ChoicesLoader<Choices> = PromiseActorLogic<Choices>;

export interface RecordFormInput<Form extends FormValues> {
  id: string | null;
  sourceId: string | null;
  /** The draft of the form that is stored on this device. */
  persisted: FormDraft<Form> | null;
}

export type RecordFormEvent<Form extends FormValues> =
  | { type: 'form.changed'; change: Partial<Form> }
  | { type: 'SAVE' }
  | { type: 'form.saveAsNew' }
  | { type: 'CANCEL' }
  /** Unsaved input is discarded; an offered draft stays offered. */
  | { type: 'reset' }
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.useTheirs' };

/** The person is finished: with a saved record, or without. */
export type RecordFormEmitted = { type: 'record.saved' } | { type: 'form.exited' };

export interface FormOptions<Form extends FormValues, Choices> {
  /** The form's name in every layer, e.g. `service-form`. */
  id: string;
  description: string;
  emptyForm: Form;
  /**
   * Errors of a form, by field; some rules apply only to a new record, or only to an existing one.
   */
  validate: (form: Form, isNew: boolean) => FieldErrors<FormField<Form>>;
  loadForm: FormLoader<Form>;
  saveForm: FormSaver<Form>;
  /**
   * For a form with options: they load in parallel with the record, and the form waits for both.
   */
  loadChoices?: ChoicesLoader<Choices>;
  /** Machines of its page that live as long as it, e.g. a preview of what a save changes. */
  companions?: readonly Companion[];
}

/** Placeholder for a form without options. */
const noChoices = fromPromise(() => Promise.reject(new Error('This form has no choices.')));

interface Failed {
  error: unknown;
}

/** A draft for the form's context: of the record that it has created, or of the form itself. */
const asForm = <Form extends FormValues>(
  { id, madeId: madeHere }: Pick<RecordFormContext<Form>, 'id' | 'madeId'>,
  { form, base, version, madeId }: RecordDraft<Form>,
) => {
  const ownId = madeHere === null ? id : null;
  return { form, base, version, madeId, id: madeId ?? ownId, errors: {}, failure: null };
};

/**
 * The initial form: input typed while a draft was offered is restored, and the draft is offered
 * again.
 */
function createInitialDraft<Form extends FormValues>(
  context: RecordFormContext<Form, unknown>,
  { form, version, newId }: LoadedForm<Form>,
) {
  const { id, persisted } = context;
  const loaded = { form, base: form, version: id === null ? null : version, madeId: null };
  if (persisted === null) return { ...loaded, newId };
  const { draft, ...formState } = withStoredDraft(loaded, persisted);
  return { ...asForm(context, formState), draft, newId, persisted: null };
}

/**
 * The guards, actions and actors of a form's machine; its states are in `create-record-form.ts`.
 */
export const recordFormSetup = <Form extends FormValues, Choices>(
  options: FormOptions<Form, Choices>,
) => {
  const validateAs = (isNew: boolean) => (context: RecordFormContext<Form, unknown>) =>
    options.validate(context.form, isNew);
  const validate = (context: RecordFormContext<Form, unknown>) =>
    validateAs(context.id === null)(context);
  const hasChoices = ({ choices }: RecordFormContext<Form, unknown>) =>
    options.loadChoices === undefined || choices !== null;
  return setup({
    types: {
      context: {} as RecordFormContext<Form, Choices>,
      events: {} as RecordFormEvent<Form>,
      input: {} as RecordFormInput<Form>,
      emitted: {} as RecordFormEmitted,
      tags: {} as 'busy' | 'editable',
    },
    actors: {
      ...companionActors(options.companions ?? []),
      loadForm: options.loadForm,
      saveForm: options.saveForm,
      loadChoices: options.loadChoices ?? (noChoices as ChoicesLoader<Choices>),
    },
    guards: {
      isRead: ({ context }) => context.read === 'record' && hasChoices(context),
      isLoadedAsDeleted: ({ context }) => context.read === 'deleted' && hasChoices(context),
      hasDraft: ({ context }) => context.draft !== null,
      isFormValid: ({ context }) => isValid(validate(context)),
      isValidAsNew: ({ context }) => isValid(validateAs(true)(context)),
      isUnfinished: (_, { output }: { output: MadeRecord<Form> | null }) => Boolean(output),
      // A new record without a source cannot be missing.
      isMissing: ({ context }, { error }: Failed) =>
        (context.id ?? context.sourceId) !== null && toProblem(error).kind === 'notFound',
      isMissingWithDraft: ({ context }, { error }: Failed) =>
        context.id !== null && context.persisted !== null && toProblem(error).kind === 'notFound',
      isCopyMissingWithDraft: ({ context }, { error }: Failed) =>
        context.id === null && context.persisted !== null && toProblem(error).kind === 'notFound',
      isNotFound: ({ context }, { error }: Failed) =>
        context.id !== null && toProblem(error).kind === 'notFound',
      isStale: ({ context }, { error }: Failed) =>
        context.id !== null && isVersionConflict(context.form, error),
    },
    actions: {
      start: assign(({ context }, loaded: LoadedForm<Form>) => ({
        ...createInitialDraft(context, loaded),
        read: 'record' as const,
      })),
      storeChoices: assign((_, { choices }: { choices: Choices }) => ({ choices })),
      storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
      markDeleted: assign({ read: 'deleted' as const }),
      noteRead: assign({ read: 'record' as const }),
      restorePersisted: assign(({ context }) => {
        if (context.persisted === null) return {};
        const { offered, ...draft } = context.persisted;
        return { ...asForm(context, draft), draft: offered, persisted: null };
      }),
      change: assign(({ context }, { change }: { change: Partial<Form> }) =>
        changedForm(context, change),
      ),
      reset: assign(({ context }) => ({ form: context.base, errors: {}, failure: null })),
      // Input typed while the draft was offered is offered instead.
      restore: assign(({ context }) =>
        context.draft === null
          ? {}
          : { ...asForm(context, context.draft), draft: getDraft(context) },
      ),
      clearDraft: assign({ draft: null }),
      showErrors: assign({ errors: ({ context }) => validate(context) }),
      showRejection: assign(({ context }, { error }: Failed) => buildRejectedForm(context, error)),
      storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
      storeWhoChanged: assign((_, { error }: Failed) => ({
        rejection: toProblem(error).messages.join(' '),
      })),
      storeTheirs: assign((_, theirs: LoadedForm<Form>) => ({ theirs })),
      storeCreated: assign((_, { output }: { output: MadeRecord<Form> | null }) =>
        output === null
          ? {}
          : { id: output.id, madeId: output.id, version: output.version, base: output.form },
      ),
      takeMine: assign(({ context }) => merged(context, 'mine')),
      takeTheirs: assign(({ context }) => merged(context, 'theirs')),
      startAgain: assign(({ context }) => ({
        id: null,
        madeId: null,
        sourceId: context.id,
        version: null,
      })),
      emitSaved: emit({ type: 'record.saved' }),
      emitLeft: emit({ type: 'form.exited' }),
    },
  });
};
