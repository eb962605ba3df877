import { assign, enqueueActions, setup, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { companionActors, type Companion } from '../companions.ts';
import { toCause, type Cause } from '../cause.ts';
import type { Failure } from '../validation/failure.ts';
import { isValid, type FieldErrors } from '../validation/field-errors.ts';
import { changedForm, isVersionConflict, buildRejectedForm } from './form-errors.ts';
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
  /** The initial form of settings that were never saved. */
  first: Form;
  /** The draft of the form that is stored on this device. */
  persisted: FormDraft<Form> | null;
}

export interface SettingsFormContext<Form extends FormValues, Choices>
  extends SettingsFormInput<Form>, RecordDraft<Form> {
  /** The server's last known version; null before the first load. */
  theirs: LoadedForm<Form> | null;
  /** The available options; null until loaded. */
  choices: Choices | null;
  /** The person's unsaved input, while it is offered. */
  draft: RecordDraft<Form> | null;
  /** The form being saved: the person can continue typing in the meantime. */
  sent: Form;
  errors: FieldErrors<FormField<Form>>;
  /** Why the last save failed; null once one succeeds or the errors are fixed. */
  failure: Failure | null;
  /** The server's message when it rejected an outdated version: who changed what. */
  rejection: string;
  /** Why loading failed, where that is known. */
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

/** The settings are saved, and the form stays open. */
export interface SettingsSaved<Form extends FormValues> {
  type: 'settings.saved';
  form: Form;
}

/** The loaded data: null where nothing was ever saved. */
interface Loaded<Form extends FormValues, Choices> {
  saved: LoadedForm<Form> | null;
  choices: Choices;
}

export interface SettingsFormOptions<Form extends FormValues, Choices> {
  /** The form's name in every layer, e.g. `organization-settings`. */
  id: string;
  description: string;
  validate: (form: Form) => FieldErrors<FormField<Form>>;
  /**
   * The form with its values replaced by those in the options, e.g. the current name of a renamed
   * time zone.
   */
  toListed?: (form: Form, choices: Choices) => Form;
  /** Loads the settings and their available options. */
  loadForm: PromiseActorLogic<Loaded<Form, Choices>>;
  /** Saves the settings against the version that was loaded, and returns them as saved. */
  saveForm: PromiseActorLogic<LoadedForm<Form>, { form: Form; version: number | null }>;
  /** Loads the settings that someone else has saved in the meantime. */
  readTheirs: PromiseActorLogic<LoadedForm<Form>>;
  /** Machines of its page that live as long as it, e.g. the changes that can be undone. */
  companions?: readonly Companion[];
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

/**
 * The guards, actions and actors of a settings machine; its states are in
 * `create-settings-form.ts`.
 */
export const settingsFormSetup = <Form extends FormValues, Choices>({
  validate,
  toListed = (form) => form,
  loadForm,
  saveForm,
  readTheirs,
  companions = [],
}: SettingsFormOptions<Form, Choices>) =>
  setup({
    types: createTypes<Form, Choices>(),
    actors: { ...companionActors(companions), loadForm, saveForm, readTheirs },
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
      // Input typed while the draft was offered is offered instead.
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
      // Input typed during the save remains unsaved.
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
      emitSaved: enqueueActions(({ enqueue }, { form }: LoadedForm<Form>) => {
        enqueue.emit({ type: 'settings.saved', form });
        for (const { machine, afterSave } of companions)
          if (afterSave) enqueue.sendTo(machine.id, afterSave);
      }),
    },
  });
