import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import type { Failure } from '../validation/failure.ts';
import { isValid, type FieldErrors } from '../validation/faults.ts';
import { changedForm, isVersionConflict, buildRejectedForm } from './form-faults.ts';
import {
  withStoredDraft,
  changedFields,
  getDraft,
  merged,
  withFields,
  type FormField,
  type FormValues,
  type FormDraft,
  type LoadedForm,
  type RecordDraft,
} from './form-values.ts';

export interface SettingsFormInput<Form extends FormValues> {
  /** What settings that were never saved begin with. */
  first: Form;
  /** What is kept of the form on this device. */
  persisted: FormDraft<Form> | null;
}

export interface SettingsFormContext<Form extends FormValues, Choices>
  extends SettingsFormInput<Form>, RecordDraft<Form> {
  /** As the server holds them, as far as is known here; null before the first time. */
  theirs: LoadedForm<Form> | null;
  /** What there is to choose from; null before it is read. */
  choices: Choices | null;
  /** What this person had not finished, while it is on offer. */
  draft: RecordDraft<Form> | null;
  /** What is being saved: a person may go on typing meanwhile. */
  sent: Form;
  errors: FieldErrors<FormField<Form>>;
  /** Why the last save has failed; null once one succeeds, or what was wrong is mended. */
  failure: Failure | null;
  /** What the server said when it refused a stale change: who changed what. */
  rejection: string;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type SettingsFormEvent<Form extends FormValues> =
  | { type: 'form.changed'; change: Partial<Form> }
  | { type: 'SAVE' }
  | { type: 'reset' }
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.useTheirs' }
  | { type: 'CANCEL' };

/** They are saved, and the form stays open. */
export interface SettingsSaved<Form extends FormValues> {
  type: 'settings.saved';
  form: Form;
}

/** What was read: null where nothing was ever saved. */
interface Loaded<Form extends FormValues, Choices> {
  saved: LoadedForm<Form> | null;
  choices: Choices;
}

export interface SettingsFormOptions<Form extends FormValues, Choices> {
  /** The form's name in every layer, such as `organization-settings`. */
  id: string;
  description: string;
  validate: (form: Form) => FieldErrors<FormField<Form>>;
  /** The form with values as the choices list them, such as the present name of a renamed time zone. */
  toListed?: (form: Form, choices: Choices) => Form;
  /** Reads the settings, and what there is to choose from in them. */
  loadForm: PromiseActorLogic<Loaded<Form, Choices>>;
  /** Saves them against the version that was seen, and answers them as they are then. */
  saveForm: PromiseActorLogic<LoadedForm<Form>, { form: Form; version: number | null }>;
  /** Reads them as somebody else has saved them meanwhile. */
  readTheirs: PromiseActorLogic<LoadedForm<Form>>;
}

interface Failed {
  error: unknown;
}

interface Types<Form extends FormValues, Choices> {
  context: SettingsFormContext<Form, Choices>;
  events: SettingsFormEvent<Form>;
  input: SettingsFormInput<Form>;
  emitted: SettingsSaved<Form>;
  tags: 'busy' | 'editable';
}

const createTypes = <Form extends FormValues, Choices>() => ({}) as Types<Form, Choices>;

/** What the chart of settings can decide, do and invoke; its states are in `create-settings-form.ts`. */
export const settingsFormSetup = <Form extends FormValues, Choices>({
  validate,
  toListed = (form) => form,
  loadForm,
  saveForm,
  readTheirs,
}: SettingsFormOptions<Form, Choices>) =>
  setup({
    types: createTypes<Form, Choices>(),
    actors: { loadForm, saveForm, readTheirs },
    guards: {
      hasDraft: ({ context }) => context.draft !== null,
      isDraftOutdated: ({ context: { draft, theirs } }) =>
        draft !== null && draft.version !== (theirs?.version ?? null),
      isOutdated: ({ context: { version, theirs } }) => version !== (theirs?.version ?? null),
      isFormValid: ({ context }) => isValid(validate(context.form)),
      isStale: ({ context }, { error }: Failed) => isVersionConflict(context.form, error),
    },
    actions: {
      start: assign(
        ({ context: { first, persisted } }, { saved, choices }: Loaded<Form, Choices>) => {
          const { form: read, version } = saved ?? { form: first, version: null };
          const form = toListed(read, choices);
          const initial = { form, base: form, version, madeId: null };
          const formState = persisted === null ? initial : withStoredDraft(initial, persisted);
          return { theirs: { form, version }, choices, persisted: null, ...formState };
        },
      ),
      change: assign(({ context }, { change }: { change: Partial<Form> }) =>
        changedForm(context, change),
      ),
      reset: assign(({ context }) => ({ form: context.base, errors: {}, failure: null })),
      // What was typed beside the offer takes its place.
      restore: assign(({ context }) => ({
        ...context.draft,
        draft: getDraft(context),
        errors: {},
        failure: null,
      })),
      clearDraft: assign({ draft: null }),
      showErrors: assign({ errors: ({ context }) => validate(context.form) }),
      showRejection: assign(({ context }, { error }: Failed) => buildRejectedForm(context, error)),
      storeWhoChanged: assign((_, { error }: Failed) => ({
        rejection: toProblem(error).messages.join(' '),
      })),
      storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
      storeTheirs: assign((_, theirs: LoadedForm<Form>) => ({ theirs })),
      storeSent: assign({ sent: ({ context }) => context.form }),
      // What was typed while it was being saved is still to be saved.
      storeSaved: assign(({ context: { form, sent } }, saved: LoadedForm<Form>) => ({
        theirs: saved,
        form: withFields(saved.form, changedFields(sent, form), form),
        base: saved.form,
        version: saved.version,
        errors: {},
        failure: null,
      })),
      takeMine: assign(({ context }) => merged(context, 'mine')),
      takeTheirs: assign(({ context }) => ({ ...merged(context, 'theirs'), errors: {} })),
      emitSaved: emit((_, { form }: LoadedForm<Form>) => ({
        type: 'settings.saved' as const,
        form,
      })),
    },
  });
